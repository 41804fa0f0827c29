import type { ReportField, ReportMapping } from "../import/report-mapping.model";
import { PARTS } from "./column-proofs.model";
import { RECALLED } from "./line-checks.model";
import { isAmount } from "./row-kinds.model";
import type { SortedRows } from "./sorted-rows.model";

type Line = SortedRows["lines"][number];

const SUMS: readonly ReportField[] = ["gross", "part", "net", ...PARTS];

/**
 * The ways in which the lines of a table can be meant, the plain one first: that lines which say "recall" are negative
 * although no minus stands there, and that rows with an amount and no number go on with the booking above. Only a printed
 * sum that is met in one of them decides for it.
 */
export function waysToRead(
  sorted: SortedRows,
  headers: readonly string[],
  mapping: ReportMapping,
): readonly SortedRows[] {
  const places = SUMS.map((field) => headers.indexOf(mapping[field] ?? "\u0000")).filter((at) => at >= 0);
  const turned = sorted.lines.map((line) => (isRecall(line, places) ? negated(line, places) : line));
  const number = headers.indexOf(mapping.confirmationNumber ?? "\u0000");
  return [
    sorted,
    ...(turned.some((line, at) => line !== sorted.lines[at]) ? [{ ...sorted, lines: turned }] : []),
    ...withContinued(sorted, number, places),
  ];
}

function isRecall({ cells }: Line, places: readonly number[]): boolean {
  const isSaid = cells.some((cell, at) => !places.includes(at) && cell.length < 40 && RECALLED.test(cell));
  return isSaid && places.every((at) => !/[-(\u2212]/.test(cells[at] ?? ""));
}

function negated(line: Line, places: readonly number[]): Line {
  const cells = line.cells.map((cell, at) =>
    places.includes(at) && isAmount(cell) ? `-${cell.trim()}` : cell,
  );
  return { ...line, cells };
}

function withContinued(sorted: SortedRows, number: number, places: readonly number[]): readonly SortedRows[] {
  const continued = sorted.leftOut.filter(({ cells }) => places.some((at) => isAmount(cells[at] ?? "")));
  if (continued.length === 0) return [];
  const lines: Line[] = [];
  for (const row of [...sorted.lines, ...continued].sort((one, other) => one.row - other.row)) {
    const above = lines.at(-1);
    const isLine = "section" in row;
    if (isLine) lines.push(row as Line);
    else if (above)
      lines.push({
        ...above,
        row: row.row,
        cells: row.cells.map((cell, at) => (at === number ? (above.cells[at] ?? "") : cell)),
      });
  }
  const after = (row: number) => lines.filter((line) => line.row < row).length;
  return [
    {
      ...sorted,
      lines,
      totals: sorted.totals.map((total) => ({ ...total, after: after(total.row) })),
      leftOut: sorted.leftOut.filter((row) => !continued.includes(row)),
    },
  ];
}
