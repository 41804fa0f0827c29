import type { RoughCell, RoughRow } from "../document";
import { wordsOf } from "./grid/segments";
import type { PlacedRow } from "./pdf-lines";

/** In points. */
const ALIGNED = 1.5;
/** A share of the distance between labels: the lines of one value are closer together. */
const CLOSE = 0.85;

/**
 * Joins a value that wraps onto the lines below it, in rows of labels and values. Its lines are closer together than
 * labels are, and the first word of each had no room at the end of the previous line, judging by other lines of that
 * column.
 */
export function withWrappedValues(all: readonly PlacedRow[]): RoughRow[] {
  const placed = levelled(all);
  const most = CLOSE * pitchOf(placed);
  const kept: PlacedRow[] = [];
  for (const next of placed) {
    const above = kept.at(-1);
    const joined = above && above.y - next.y < most ? joinedTo(above.row, next.row, placed) : null;
    if (joined) kept[kept.length - 1] = { y: next.y, row: joined };
    else kept.push(next);
  }
  return kept.map(({ row }) => row);
}

/** Joins the two lines of a value that stand above and below the height of its label into one row with it. */
function levelled(placed: readonly PlacedRow[]): PlacedRow[] {
  const pairs = placed.map(({ row }) => row).filter(isPair);
  const rows: PlacedRow[] = [];
  for (const next of placed) {
    const [upper, label] = rows.slice(-2);
    const row = upper && label && between(upper, label, next);
    if (row && pairs.some((pair) => isBelow(row, pair))) rows.splice(-2, 2, { y: next.y, row });
    else rows.push(next);
  }
  return rows;
}

function between(upper: PlacedRow, label: PlacedRow, lower: PlacedRow): RoughRow | null {
  const [[one, ...a], [name, ...b], [other, ...c]] = [upper, label, lower].map(({ row }) => row.cells) as [
    RoughCell[],
    RoughCell[],
    RoughCell[],
  ];
  if (!one || !name || !other || a.length + b.length + c.length > 0) return null;
  const isEven = Math.abs(upper.y - label.y - (label.y - lower.y)) <= ALIGNED;
  return isEven && Math.abs(one.x - other.x) <= ALIGNED
    ? { ...label.row, cells: [name, withMore(one, other)] }
    : null;
}

function withMore(value: RoughCell, more: RoughCell): RoughCell {
  const text = wordsOf([value, more].map((cell) => ({ text: textOf(cell) })));
  return { ...value, lines: [text], right: Math.max(value.right, more.right) };
}

/** Returns the smallest distance between the labels of adjacent rows. */
function pitchOf(placed: readonly PlacedRow[]): number {
  const apart = placed.slice(1).flatMap(({ y, row }, at) => {
    const above = placed[at];
    return above && isPair(row) && isPair(above.row) && isBelow(row, above.row) ? [above.y - y] : [];
  });
  return apart.length === 0 ? 0 : Math.min(...apart);
}

function isPair({ cells }: RoughRow): boolean {
  return cells.length === 2;
}

function isBelow({ cells }: RoughRow, above: RoughRow): boolean {
  return cells.every(({ x }, at) => Math.abs(x - (above.cells[at]?.x ?? 0)) <= ALIGNED);
}

/** Returns the row joined with the next one if that continues its value; else null. */
function joinedTo(row: RoughRow, next: RoughRow, placed: readonly PlacedRow[]): RoughRow | null {
  const [label, value] = row.cells;
  const [more, ...others] = next.cells;
  if (!isPair(row) || !label || !value || !more || others.length > 0) return null;
  if (Math.abs(more.x - value.x) > ALIGNED || !isFull(value, more, placed)) return null;
  return { ...row, cells: [label, { ...withMore(value, more), right: more.right }] };
}

/** Whether the first word of the next line had no room, judging by the right edge of other lines in the column. */
function isFull(value: RoughCell, more: RoughCell, placed: readonly PlacedRow[]): boolean {
  const cells = placed.flatMap(({ row }) => row.cells.filter(({ x }) => Math.abs(x - value.x) <= ALIGNED));
  const others = cells.filter(({ right }) => right !== value.right);
  const reach = Math.max(0, ...others.map(({ right }) => right));
  const letter = (more.right - more.x) / Math.max(1, textOf(more).length);
  const [word = ""] = /^\S+/.exec(textOf(more)) ?? [];
  return reach > value.right && value.right + (word.length + 1) * letter > reach;
}

function textOf({ lines }: RoughCell): string {
  return lines.join(" ");
}
