import type { RoughCell, RoughRow } from "../../document";

/**
 * Joins a row that continues on the next page. There, its rest stands below the repeated headings and above the first
 * row, so that it was read as part of the headings.
 */
export function joinRowAcrossPages(before: readonly RoughRow[], after: readonly RoughRow[]): RoughRow[] {
  const headings = before.find((row) => after.some((other) => repeats(row, other)));
  const at = headings ? after.findIndex((other) => repeats(headings, other)) : -1;
  const again = after[at];
  const last = lastLike(headings, before);
  if (!headings || !again || !last) return [...before, ...after];
  const rest = again.cells.flatMap((cell, index) => {
    const text = textOf(cell).slice(textOf(headings.cells[index]).length).trim();
    return text === "" ? [] : [{ ...cell, lines: [text] }];
  });
  return [
    ...before.map((row) => (row === last ? { ...row, cells: withRest(row.cells, rest) } : row)),
    ...after.map((row, index) => (index === at ? { ...row, cells: headings.cells } : row)),
  ];
}

/** Whether a row has the words of the headings, with or without more text below them. */
function repeats({ cells }: RoughRow, other: RoughRow): boolean {
  const isSame = cells.length === other.cells.length && cells.length > 2;
  const begins = (cell: RoughCell, index: number) =>
    `${textOf(other.cells[index])} `.startsWith(`${textOf(cell)} `);
  return isSame && cells.every(begins) && !cells.some((cell) => /\d/.test(textOf(cell)));
}

function lastLike(headings: RoughRow | undefined, rows: readonly RoughRow[]): RoughRow | undefined {
  return rows.findLast((row) => row !== headings && row.cells.length * 2 > (headings?.cells.length ?? 0));
}

function withRest(cells: readonly RoughCell[], rest: readonly RoughCell[]): RoughCell[] {
  const all = [...cells];
  for (const cell of rest) {
    const at = all.findIndex((one) => one.x < cell.right && cell.x < one.right);
    const own = all[at];
    if (own) all[at] = { ...own, lines: [`${textOf(own)} ${textOf(cell)}`] };
    else all.push(cell);
  }
  return all.sort((one, other) => one.x - other.x);
}

function textOf(cell: RoughCell | undefined): string {
  return cell?.lines.join(" ") ?? "";
}
