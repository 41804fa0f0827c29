import { AMOUNT, DAY, findTable } from "./find-table";
import { baselinesOf, type Segment, wordsOf } from "./segments";

const DAY_IN_WORDS = /^\d{1,2}[\s.]+\p{L}+/u;

/**
 * Returns a page's segments with each wrapped cell as a single text at the height of its row's amounts. Otherwise a
 * line above that height would be read as the end of the previous row. Days and amounts never wrap: if they seem to,
 * the page has more than one table, and the segments are returned unchanged.
 */
export function joinWrappedCells(segments: readonly Segment[]): readonly Segment[] {
  const table = findTable(segments);
  if (!table || table.isAtTop) return segments;
  const { heights, columns, parted, rows } = table;
  const highIn = (column: number) =>
    rows.flatMap((cells, row) => {
      const cell = cells[column] ?? [];
      return baselinesOf(cell).length > 1 ? [{ cell, y: heights[row] ?? 0 }] : [];
    });
  const high = columns.map((_, column) => highIn(column));
  const isFixed = (column: number) => isOfValues(rows.map((cells) => cells[column] ?? []));
  if (high.some((cells, column) => cells.length > 0 && isFixed(column))) return segments;
  const taken = new Set(high.flat().flatMap(({ cell }) => cell));
  if (taken.size === 0) return segments;
  return [
    ...parted.filter((segment) => !taken.has(segment)),
    ...high.flat().map(({ cell, y }) => flat(cell, y)),
  ];
}

/** Whether a column holds mostly days or amounts. */
function isOfValues(cells: readonly (readonly Segment[])[]): boolean {
  const single = cells.flatMap(([only, ...others]) => (only && others.length === 0 ? [only.text] : []));
  const values = single.filter((text) => [AMOUNT, DAY, DAY_IN_WORDS].some((one) => one.test(text)));
  return values.length * 2 > single.length;
}

function flat(cell: readonly Segment[], y: number): Segment {
  const [{ size }] = cell as [Segment];
  const [x, right] = [Math.min(...cell.map((one) => one.x)), Math.max(...cell.map((one) => one.right))];
  return { text: wordsOf(cell), x, right, y, size };
}
