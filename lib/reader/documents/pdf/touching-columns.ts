import { labelOf } from "../../words/label";
import type { RoughCell, RoughRow } from "../document";
import type { PlacedRow } from "./pdf-lines";

/** In points. */
const ALIGNED = 1.5;
/** In letter widths, which vary. */
const NEAR = 4;
const NEIGHBOURS = 3;

/**
 * "Accommodation Rose House": splits a line in which the longest label of a column nearly touches its value, at the
 * space where the values around it begin.
 */
export function withTouchingColumns(placed: readonly PlacedRow[]): PlacedRow[] {
  return placed.map((one, at) => {
    const [cell, other] = one.row.cells;
    const around = placed.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1);
    const column = cell && !other ? columnBeside(cell, around) : null;
    const cells = cell && column !== null ? partedAt(cell, column) : null;
    return cells ? { ...one, row: { ...one.row, cells } } : one;
  });
}

/**
 * Returns the position where the values of two or more neighbouring rows begin whose labels are aligned with this cell.
 */
function columnBeside(cell: RoughCell, around: readonly PlacedRow[]): number | null {
  const values = around.flatMap(({ row }) => valueBeside(cell, row) ?? []);
  const shared = values.find((x, at) => values.some((other, index) => index > at && isNear(x, other)));
  return shared ?? null;
}

function isNear(x: number, other: number): boolean {
  return Math.abs(x - other) <= ALIGNED;
}

function valueBeside({ x }: RoughCell, { cells: [label, value, more] }: RoughRow): number | null {
  return label && value && !more && isNear(label.x, x) ? value.x : null;
}

function partedAt(cell: RoughCell, column: number): RoughCell[] | null {
  const [text = "", more] = cell.lines;
  const place = ((column - cell.x) / (cell.right - cell.x)) * text.length;
  if (more !== undefined || place >= text.length) return null;
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const at = blanks.find((one) => Math.abs(one - place) <= NEAR && labelOf(text.slice(0, one), true));
  if (at === undefined) return null;
  return [
    { ...cell, lines: [text.slice(0, at)], right: column },
    { ...cell, lines: [text.slice(at + 1)], x: column },
  ];
}
