import type { RoughRow } from "../../document";
import { GAP, linesOf, type Piece } from "../pdf-lines";
import { type BodyColumn, type Column, columnOf, partedAt } from "./columns";
import { AMOUNT, findTable, touched } from "./find-table";
import { baselinesOf, type Segment, segmentsOf, wordsOf } from "./segments";

const HEADING_LEADING = 1.75;
/** In points. */
const ALIGNED = 2;
const MOST_HEADING_LINES = 8;
const LEAST_HEADINGS = 3;
/** A horizontal rule drawn with characters. */
const DRAWN = /^[-_=─━═−–—\s]{8,}$/;

/** Returns a page's rows if it has a table; null if there is none, or if the column boundaries are uncertain. */
export function gridRows(pieces: readonly Piece[]): RoughRow[] | null {
  const table = findTable(segmentsOf(pieces.filter(({ text }) => !DRAWN.test(text))));
  if (!table) return null;
  const { heights, columns, parted, rows } = table;
  const taken = new Set(rows.flat(2));
  const loose = parted.filter((segment) => !taken.has(segment));
  const heading = headingOf(loose, rows, columns, heights[0] ?? 0);
  const single = parted.filter((segment) => touched(segment, columns).length < 2);
  if (hasMoreHeadings(heading, single, columns.length)) return null;
  const wide = widened(columns, heading);
  const named = wide.map((_, at) => heading.filter((one) => columnOf(one, wide) === at));
  return inOrder([
    { y: topOf(heading), row: rowOf(wide, named) },
    ...rows.flatMap((cells, at) => rowsOf(wide, cells, heights[at] ?? 0)),
    ...looseRows(loose.filter(({ y }) => heading.length === 0 || y > topOf(heading) || y < lowest(heading))),
  ]);
}

/** Returns the lines above the first row that are no further apart than the lines of one text. */
function headingOf(
  loose: readonly Segment[],
  rows: readonly (readonly (readonly Segment[])[])[],
  columns: readonly BodyColumn[],
  first: number,
): Segment[] {
  const top = Math.max(first, ...(rows[0] ?? []).flat().map(({ y }) => y));
  const lines = baselinesOf(loose.filter(({ y }) => y > top)).reverse();
  const heading: Segment[] = [];
  let last: number | undefined;
  for (const line of lines.slice(0, MOST_HEADING_LINES)) {
    const [{ y = 0, size = 0 } = {}] = line;
    const isApart = last !== undefined && y - last > size * HEADING_LEADING;
    const isTitle = line.length === 1 && line.some((segment) => touched(segment, columns).length > 1);
    if (isApart || isTitle) break;
    last = y;
    heading.unshift(...line.flatMap((segment) => partedAt(columnsFor(segment, line, columns), segment)));
  }
  return heading;
}

/** Returns the columns that a heading may name: not another heading's, into which it extends by hardly a letter. */
function columnsFor(
  heading: Segment,
  line: readonly Segment[],
  columns: readonly BodyColumn[],
): readonly BodyColumn[] {
  const within = (one: Segment, { x, right }: Column) => Math.min(one.right, right) - Math.max(one.x, x);
  const isOthers = (column: Column) =>
    within(heading, column) < heading.size &&
    line.some((other) => within(other, column) > within(heading, column));
  return columns.filter((column) => !isOthers(column));
}

/**
 * Whether the heading has more columns than were found, because a long cell or a total extends across the start of one.
 */
function hasMoreHeadings(heading: readonly Segment[], cells: readonly Segment[], found: number): boolean {
  const isAbove = ({ x, right }: Segment) =>
    cells.some((cell) => Math.abs(cell.x - x) <= ALIGNED || Math.abs(cell.right - right) <= ALIGNED);
  return baselinesOf(heading).some((line) => line.filter(isAbove).length > found);
}

function lowest(segments: readonly Segment[]): number {
  return Math.min(...segments.map(({ y }) => y));
}

function topOf(segments: readonly Segment[]): number {
  return segments.length > 0 ? Math.max(...segments.map(({ y }) => y)) : 0;
}

/** Widens the columns to the width of their headings. */
function widened(columns: readonly Column[], heading: readonly Segment[]): Column[] {
  const wide = columns.map((column, at) => {
    const own = heading.filter((one) => touched(one, columns).length > 0 && columnOf(one, columns) === at);
    const [xs, rights] = [own.map(({ x }) => x), own.map(({ right }) => right)];
    return { x: Math.min(column.x, ...xs), right: Math.max(column.right, ...rights) };
  });
  // The split of a heading is a guess, so no column may extend into the next.
  return wide.map(({ x, right }, at) => ({ x, right: Math.min(right, wide[at + 1]?.x ?? right) }));
}

/**
 * Returns a row, or two if each of its cells begins with a line at one height, also above an amount, which never wraps:
 * the headings of a section stand as near to its first row as the lines of a text.
 */
function rowsOf(columns: readonly Column[], cells: readonly (readonly Segment[])[], y: number) {
  const lines = cells.map((cell) => baselinesOf(cell));
  const filled = lines.filter((all) => all.length > 0);
  const tops = filled.map(([first = []]) => topOf(first));
  const isLevel = Math.max(...tops) - Math.min(...tops) <= ALIGNED && filled.every((all) => all.length > 1);
  const isOverAmount = filled.some(([, ...below]) => AMOUNT.test(wordsOf(below.flat())));
  if (filled.length < LEAST_HEADINGS || !isLevel || !isOverAmount) return [{ y, row: rowOf(columns, cells) }];
  const [upper, lower] = [lines.map(([first = []]) => first), lines.map(([, ...below]) => below.flat())];
  return [
    { y: Math.max(...tops), row: rowOf(columns, upper) },
    { y: topOf(lower.flat()), row: rowOf(columns, lower) },
  ];
}

function rowOf(columns: readonly Column[], cells: readonly (readonly Segment[])[]): RoughRow {
  const filled = columns.flatMap((column, at) => {
    const text = wordsOf(cells[at] ?? []);
    return text === "" ? [] : [{ lines: [text], ...column, weight: 0 }];
  });
  return { cells: filled, table: 0, indent: 0, gap: true };
}

function looseRows(segments: readonly Segment[]) {
  let last = Number.POSITIVE_INFINITY;
  return baselinesOf(segments).map((line) => {
    const pieces = line.map(({ right, ...segment }) => ({ ...segment, width: right - segment.x }));
    const [{ y = 0, size = 0 } = {}] = line;
    const gap = last - y > size * GAP;
    last = y;
    const [{ cells } = { cells: [] }] = linesOf(pieces);
    return { y, row: { cells, table: 0, indent: 0, gap } };
  });
}

function inOrder(placed: readonly { readonly y: number; readonly row: RoughRow }[]): RoughRow[] {
  const filled = placed.filter(({ row }) => row.cells.length > 0);
  return filled.sort((one, other) => other.y - one.y).map(({ row }) => row);
}
