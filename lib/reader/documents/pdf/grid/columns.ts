import type { Segment } from "./segments";

export type Column = { readonly x: number; readonly right: number };
/** A column. `begins` says that its cells align at their left edge rather than their right. */
export type BodyColumn = Column & { readonly begins: boolean };

/** In points. */
const GUTTER = 1;
/** The share of rows that may extend across a gap between columns: a long total, or cells too close to be separated. */
const MAY_REACH_OVER = 0.15;

/**
 * Finds the columns of a table's rows. Between two columns is a strip that is empty from top to bottom. A column with
 * few cells counts as well, as does one of which only other rows have cells: `all` are those of all rows.
 */
export function columnsOf(rows: readonly (readonly Segment[])[], all: readonly Segment[]): BodyColumn[] {
  const allowed = Math.floor(rows.length * MAY_REACH_OVER);
  const columns = covered(rows, allowed);
  const alone = all.filter((segment) => !columns.some((column) => touches(segment, column)));
  return [...columns, ...covered([alone], 0)]
    .sort((one, other) => one.x - other.x)
    .map((column) => ({ ...column, begins: beginsAlike(all, column) }));
}

function beginsAlike(segments: readonly Segment[], column: Column): boolean {
  const own = segments.filter((segment) => touches(segment, column));
  const alike = (edge: "x" | "right") =>
    own.filter((one) => Math.abs(one[edge] - column[edge]) <= GUTTER).length;
  return alike("x") >= alike("right");
}

export function touches(one: Column, other: Column): boolean {
  return one.x < other.right - GUTTER && one.right > other.x + GUTTER;
}

/** Returns the ranges covered by more rows than `allowed`. */
function covered(rows: readonly (readonly Segment[])[], allowed: number): Column[] {
  const edges = rows
    .flatMap(merged)
    .flatMap(({ x, right }) => [
      { at: x, step: 1 },
      { at: right + GUTTER, step: -1 },
    ])
    .sort((one, other) => one.at - other.at || one.step - other.step);
  const columns: { x: number; right: number }[] = [];
  let depth = 0;
  for (const { at, step } of edges) {
    if (step > 0 && depth === allowed) columns.push({ x: at, right: at });
    depth += step;
    const last = columns.at(-1);
    if (last && step < 0 && depth === allowed) last.right = at - GUTTER;
  }
  return columns.filter(({ x, right }) => right > x);
}

/** Merges a row's segments into the ranges they cover, without overlaps. */
function merged(row: readonly Segment[]): Column[] {
  const places: { x: number; right: number }[] = [];
  for (const { x, right } of [...row].sort((one, other) => one.x - other.x)) {
    const last = places.at(-1);
    if (last && x <= last.right) last.right = Math.max(last.right, right);
    else places.push({ x, right });
  }
  return places;
}

/** Returns the column that a segment stands in or is nearest to. */
export function columnOf({ x, right }: Column, columns: readonly Column[]): number {
  const away = columns.map((column) => Math.max(column.x - right, x - column.right));
  return away.indexOf(Math.min(...away));
}

/**
 * Splits a segment that extends across several columns: at the space nearest to the start of the next column, or to the
 * end of the previous one if the next column's cells are right-aligned.
 */
export function partedAt(columns: readonly BodyColumn[], segment: Segment): Segment[] {
  const { text, x, right } = segment;
  const letter = (right - x) / Math.max(1, text.length);
  const blanks = [...text.matchAll(/\s+(?=\S)/g)].map(({ index, 0: blank }) => index + blank.length);
  const cuts = columns.slice(1).flatMap((column, at) => {
    const before = columns[at]?.right ?? 0;
    if (x >= before - GUTTER || right <= column.x + GUTTER) return [];
    const place = column.begins ? column.x : before;
    const away = (blank: number) => Math.abs(x + blank * letter - place);
    const [nearest] = [...blanks].sort((one, other) => away(one) - away(other));
    return nearest === undefined ? [] : [nearest];
  });
  return [0, ...new Set(cuts)].map((from, at, all) => {
    const part = text.slice(from, all[at + 1]).trim();
    return { ...segment, text: part, x: x + from * letter, right: x + (from + part.length) * letter };
  });
}
