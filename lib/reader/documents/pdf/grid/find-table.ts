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

/** A table of a page: what stands at each of its rows' heights in each column, and all segments as its columns part them. */
export type FoundTable = {
  readonly heights: readonly number[];
  readonly columns: readonly BodyColumn[];
  readonly parted: readonly Segment[];
  readonly isAtTop: boolean;
  readonly rows: readonly (readonly (readonly Segment[])[])[];
};

/**
 * A page's table by how it stands there: amounts never wrap, so each row is at the height of its own, and whatever lines its
 * other cells have are told from those of the rows above and below by where these stand. Null where there is none.
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

/** The columns that a segment stands in; a title is in several. */
export function touched(segment: Segment, columns: readonly Column[]): readonly Column[] {
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
function bodyColumns(segments: readonly Segment[], heights: readonly number[]): BodyColumn[] {
  const rows = heights.map((): Segment[] => []);
  for (const segment of segments.filter((one) => isWithin(one, heights))) {
    const away = heights.map((height) => Math.abs(height - segment.y));
    rows[away.indexOf(Math.min(...away))]?.push(segment);
  }
  return columnsOf(rows);
}
