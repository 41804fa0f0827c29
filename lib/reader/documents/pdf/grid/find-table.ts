import { assignedTo } from "./assign-rows";
import { type BodyColumn, type Column, columnOf, columnsOf, partedAt, touches } from "./columns";
import { baselinesOf, linesIn, type Segment } from "./segments";

export const AMOUNT =
  /^(?:[\p{Sc}\p{Lu}]{1,4}\s?)?[-–−(]?\s?(?:\p{Sc}\s?)?\d[\d.,'’ ]*[.,]\d{2,3}\)?-?(?:\s?(?:\p{Sc}|\p{Lu}{3}))?$/u;
const AMOUNT_WITHIN = /\d[.,]\d{2}(?!\d)/;
export const DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
const MOST_SEGMENTS = 2_500;
const FEWEST_ROWS = 2;
const FEWEST_COLUMNS = 3;

/** A table on a page: the segments of each row and column, and all segments as split at the columns. */
export type FoundTable = {
  readonly heights: readonly number[];
  readonly columns: readonly BodyColumn[];
  readonly parted: readonly Segment[];
  readonly isAtTop: boolean;
  readonly rows: readonly (readonly (readonly Segment[])[])[];
};

/**
 * Finds a page's table by its layout. Amounts never wrap, so each row is at the height of its amounts; the lines of its
 * other cells are separated from those of neighbouring rows by their positions. Returns null if there is no table.
 */
export function findTable(segments: readonly Segment[]): FoundTable | null {
  if (segments.length > MOST_SEGMENTS) return null;
  const heights = heightsOf(segments);
  const columns = heights.length < FEWEST_ROWS ? [] : bodyColumns(segments, heights);
  if (columns.length < FEWEST_COLUMNS) return null;
  const titles = titlesIn(segments, columns);
  const parted = segments.flatMap((segment) =>
    isWithin(segment, heights) && !titles.has(segment) ? partedAt(columns, segment) : [segment],
  );
  const single = parted.filter((segment) => touched(segment, columns).length < 2);
  const own = columns.map((_, at) => linesIn(single.filter((segment) => columnOf(segment, columns) === at)));
  const { alignment, cells } = assignedTo(heights, own);
  const rows = heights.map((_, row) =>
    columns.map((__, at) => (cells[at]?.get(row) ?? []).flatMap((line) => line.segments)),
  );
  return { heights, columns, parted, isAtTop: alignment === "top", rows };
}

/** Returns the columns that a segment stands in; a title stands in several. */
export function touched(segment: Segment, columns: readonly Column[]): readonly Column[] {
  return columns.filter((column) => touches(segment, column));
}

/**
 * Returns the section titles: a text alone on its line that extends into a second column. A wrapped cell stays in its
 * own column.
 */
function titlesIn(segments: readonly Segment[], columns: readonly Column[]): ReadonlySet<Segment> {
  const alone = baselinesOf(segments).flatMap(([only, ...others]) =>
    only && others.length === 0 ? [only] : [],
  );
  return new Set(alone.filter((one) => touched(one, columns).length > 1 && !AMOUNT_WITHIN.test(one.text)));
}

/** Returns the heights of the lines that hold amounts. */
function heightsOf(segments: readonly Segment[]): number[] {
  return baselinesOf(segments.filter(({ text }) => AMOUNT.test(text) && !DAY.test(text))).map(
    ([first]) => first?.y ?? 0,
  );
}

function isWithin({ y, size }: Segment, heights: readonly number[]): boolean {
  return y <= (heights[0] ?? 0) + size && y >= (heights.at(-1) ?? 0) - size;
}

/**
 * Returns the columns of the segments between the first and the last row, with each segment assigned to the nearest
 * row.
 */
function bodyColumns(segments: readonly Segment[], heights: readonly number[]): BodyColumn[] {
  const rows = heights.map((): Segment[] => []);
  for (const segment of segments.filter((one) => isWithin(one, heights))) {
    const away = heights.map((height) => Math.abs(height - segment.y));
    rows[away.indexOf(Math.min(...away))]?.push(segment);
  }
  // A total has few cells, whose label may extend over several columns.
  const usual =
    rows.map((row) => row.length).sort((one, other) => one - other)[Math.floor(rows.length / 2)] ?? 0;
  const whole = rows.filter((row) => row.length * 2 > usual);
  return columnsOf(whole, rows.flat());
}
