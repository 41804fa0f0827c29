import type { RoughRow } from "../../document";
import { linesOf, type Piece } from "../pdf-lines";
import { assignedTo } from "./assign-rows";
import { type Column, columnOf, columnsOf, partedAt, touches } from "./columns";
import { baselinesOf, type Segment, segmentsOf } from "./segments";

const AMOUNT =
  /^(?:[\p{Sc}\p{Lu}]{1,4}\s?)?[-–−(]?\s?(?:\p{Sc}\s?)?\d[\d.,'’ ]*[.,]\d{2,3}\)?-?(?:\s?(?:\p{Sc}|\p{Lu}{3}))?$/u;
const AMOUNT_WITHIN = /\d[.,]\d{2}(?!\d)/;
const DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
const MOST_SEGMENTS = 2_500;
const FEWEST_ROWS = 2;
const FEWEST_COLUMNS = 3;
const HEADING_LEADING = 1.75;
/** In points. */
const ALIGNED = 2;
const MOST_HEADING_LINES = 8;

/**
 * A page's rows where a table is found by how it stands there: amounts never wrap, so each row is at the height of its own,
 * and whatever lines its other cells have are told from those of the rows above and below by where these stand. Null
 * where a page shows no such table, or it can't be told where its columns end.
 */
export function gridRows(pieces: readonly Piece[]): RoughRow[] | null {
  const segments = segmentsOf(pieces);
  if (segments.length > MOST_SEGMENTS) return null;
  const heights = heightsOf(segments);
  const columns = heights.length < FEWEST_ROWS ? [] : bodyColumns(segments, heights);
  if (columns.length < FEWEST_COLUMNS) return null;
  const titles = titlesIn(segments, columns);
  const parted = segments.flatMap((segment) =>
    isWithin(segment, heights) && !titles.has(segment) ? partedAt(columns, segment) : [segment],
  );
  const single = parted.filter((segment) => touched(segment, columns).length < 2);
  const own = columns.map((_, at) => single.filter((segment) => columnOf(segment, columns) === at));
  const cellsOf = assignedTo(heights, own);
  const rows = heights.map((_, row) => columns.map((__, at) => cellsOf[at]?.get(row) ?? []));
  const taken = new Set(rows.flat(2));
  const loose = parted.filter((segment) => !taken.has(segment));
  const heading = headingOf(loose, rows, columns, heights[0] ?? 0);
  if (hasMoreHeadings(heading, single, columns.length)) return null;
  const wide = widened(columns, heading);
  const named = wide.map((_, at) => heading.filter((one) => columnOf(one, wide) === at));
  return inOrder([
    { y: topOf(heading), row: rowOf(wide, named) },
    ...rows.map((cells, at) => ({ y: heights[at] ?? 0, row: rowOf(wide, cells) })),
    ...looseRows(loose.filter(({ y }) => heading.length === 0 || y > topOf(heading) || y < lowest(heading))),
  ]);
}

/** The columns that a segment stands in; a title is in several. */
function touched(segment: Segment, columns: readonly Column[]): readonly Column[] {
  return columns.filter((column) => touches(segment, column));
}

/** Words alone on their line that reach into a second column are a section's title: a cell that wraps stays in its own. */
function titlesIn(segments: readonly Segment[], columns: readonly Column[]): ReadonlySet<Segment> {
  const alone = baselinesOf(segments).flatMap(([only, ...others]) =>
    only && others.length === 0 ? [only] : [],
  );
  return new Set(alone.filter((one) => touched(one, columns).length > 1 && !AMOUNT_WITHIN.test(one.text)));
}

/** The heights of the lines that have as many amounts as most lines of the page have, or nearly. */
function heightsOf(segments: readonly Segment[]): number[] {
  return baselinesOf(segments.filter(({ text }) => AMOUNT.test(text) && !DAY.test(text))).map(
    ([first]) => first?.y ?? 0,
  );
}

function isWithin({ y, size }: Segment, heights: readonly number[]): boolean {
  return y <= (heights[0] ?? 0) + size && y >= (heights.at(-1) ?? 0) - size;
}

/** The columns of what stands between the first and the last line, each line with what is nearest to it. */
function bodyColumns(segments: readonly Segment[], heights: readonly number[]): Column[] {
  const rows = heights.map((): Segment[] => []);
  for (const segment of segments.filter((one) => isWithin(one, heights))) {
    const away = heights.map((height) => Math.abs(height - segment.y));
    rows[away.indexOf(Math.min(...away))]?.push(segment);
  }
  return columnsOf(rows);
}

/** The lines above the first row that stand no further apart than lines of one text do. */
function headingOf(
  loose: readonly Segment[],
  rows: readonly (readonly (readonly Segment[])[])[],
  columns: readonly Column[],
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
    heading.unshift(...line.flatMap((segment) => partedAt(columns, segment)));
  }
  return heading;
}

/** Whether a line of headings stands above more columns than were found: a long cell or a total reaches over where one begins. */
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

/** Columns as wide as their headings are. */
function widened(columns: readonly Column[], heading: readonly Segment[]): Column[] {
  const wide = columns.map((column, at) => {
    const own = heading.filter((one) => touched(one, columns).length > 0 && columnOf(one, columns) === at);
    const [xs, rights] = [own.map(({ x }) => x), own.map(({ right }) => right)];
    return { x: Math.min(column.x, ...xs), right: Math.max(column.right, ...rights) };
  });
  // Where a heading was parted is a guess: no column reaches into the next.
  return wide.map(({ x, right }, at) => ({ x, right: Math.min(right, wide[at + 1]?.x ?? right) }));
}

function rowOf(columns: readonly Column[], cells: readonly (readonly Segment[])[]): RoughRow {
  const filled = columns.flatMap((column, at) => {
    const text = joined((cells[at] ?? []).map((segment) => segment.text));
    return text === "" ? [] : [{ lines: [text], ...column, weight: 0 }];
  });
  return { cells: filled, table: 0, indent: 0, gap: true };
}

/** A word that is parted at the end of a line is put together; a name of two keeps its hyphen. */
function joined(lines: readonly string[]): string {
  return lines.reduce((all, line) => {
    if (!/\p{L}-$/u.test(all)) return `${all} ${line}`.trim();
    return /^\p{Ll}/u.test(line) ? `${all.slice(0, -1)}${line}` : `${all}${line}`;
  }, "");
}

function looseRows(segments: readonly Segment[]) {
  return baselinesOf(segments).map((line) => {
    const pieces = line.map(({ right, ...segment }) => ({ ...segment, width: right - segment.x }));
    const [row] = linesOf(pieces);
    return { y: line[0]?.y ?? 0, row: row ?? { cells: [], table: 0, indent: 0, gap: false } };
  });
}

function inOrder(placed: readonly { readonly y: number; readonly row: RoughRow }[]): RoughRow[] {
  const filled = placed.filter(({ row }) => row.cells.length > 0);
  return filled.sort((one, other) => other.y - one.y).map(({ row }) => row);
}
