import type { Line } from "./segments";

/**
 * The vertical alignments of cells that have fewer lines than the highest cell of their row. If a cell's lines are as
 * far apart as rows are, several alignments fit; such tables align their cells at the top.
 */
const ALIGNMENTS = ["top", "middle", "bottom"] as const;
type Alignment = (typeof ALIGNMENTS)[number];
/** Alignments whose total costs over all columns differ by no more than this, in points, count as equal. */
const ALIKE = 0.5;

/** In multiples of the font size. */
const LINE = 0.9;
const MOST_AWAY = 0.45;
const LEFT_OUT = 0.6;
/** The cost of leaving out a line above the first row or below the last. It is low, because other text stands there. */
const OUTSIDE = 0.05;
/**
 * The cost of an empty cell. It is lower than that of a left-out line, so that an empty cell is preferred to an
 * unassigned line.
 */
const EMPTY = 0.3;
/** A factor for the line spacing within a cell. */
const LOOSE = 1.12;
const MOST_LINES = 9;

/** For each row, the lines of its cell in one column. Lines that belong to no row are missing. */
type Assignment = ReadonlyMap<number, readonly Line[]>;

/**
 * Assigns the lines of each column to rows. Adjacent lines form a cell, and its first, middle or last line stands at
 * the height of its row, with the same alignment for all cells. Chooses the assignment with the smallest total
 * distance. Everything runs from top to bottom.
 */
export function assignedTo(
  heights: readonly number[],
  columns: readonly (readonly Line[])[],
): { readonly alignment: Alignment; readonly cells: readonly Assignment[] } {
  const leading = Math.min(...columns.flatMap((lines) => spacings(heights, lines))) * LOOSE;
  const waysOf = (alignment: Alignment, outside: number) =>
    columns.map((lines) => bestWay({ heights, lines, alignment, leading, outside }));
  // Only lines among the rows decide the alignment, because headings stand above the rows in any case.
  const costs = ALIGNMENTS.map((alignment) => waysOf(alignment, 0).reduce((sum, { cost }) => sum + cost, 0));
  const least = Math.min(...costs);
  const alignment = ALIGNMENTS.find((_, at) => (costs[at] ?? 0) <= least + ALIKE) ?? "top";
  return { alignment, cells: waysOf(alignment, OUTSIDE).map(({ groups }) => groups) };
}

/** Returns the distances between lines among the rows, if they are at least one line height. */
function spacings(heights: readonly number[], lines: readonly Line[]): number[] {
  const inside = lines.filter((line) => !isOutside(line, heights));
  return inside.slice(1).flatMap(({ y, size }, at) => {
    const spacing = (inside[at]?.y ?? y) - y;
    return spacing > size * LINE ? [spacing] : [];
  });
}

type Column = {
  readonly heights: readonly number[];
  readonly lines: readonly Line[];
  readonly alignment: Alignment;
  readonly leading: number;
  readonly outside: number;
};
type Step = { readonly cost: number; readonly lines: number; readonly kind: "row" | "none" | "empty" };

/**
 * Finds the cheapest assignment by dynamic programming: `table[i][j]` is the best for the first i lines and the first j
 * rows.
 */
function bestWay(column: Column) {
  const table: Step[][] = [];
  for (let i = 0; i <= column.lines.length; i += 1) {
    const steps: Step[] = [];
    table.push(steps);
    for (let j = 0; j <= column.heights.length; j += 1) steps.push(stepTo(i, j, table, column));
  }
  return { cost: table.at(-1)?.at(-1)?.cost ?? 0, groups: groupsOf(table, column.lines) };
}

/** Follows the best steps back from the last to the first. */
function groupsOf(table: readonly (readonly Step[])[], lines: readonly Line[]): Assignment {
  const groups = new Map<number, readonly Line[]>();
  let i = table.length - 1;
  let j = (table[0]?.length ?? 1) - 1;
  let step = table[i]?.[j];
  while (step && (i > 0 || j > 0)) {
    if (step.kind === "row") groups.set(j - 1, lines.slice(i - step.lines, i));
    if (step.kind !== "none") j -= 1;
    i -= step.lines;
    step = table[i]?.[j];
  }
  return groups;
}

function stepTo(i: number, j: number, table: readonly (readonly Step[])[], column: Column): Step {
  if (i === 0 && j === 0) return { cost: 0, lines: 0, kind: "empty" };
  const before = (lines: number, rows: number) =>
    table[i - lines]?.[j - rows]?.cost ?? Number.POSITIVE_INFINITY;
  const last = column.lines[i - 1];
  const height = column.heights[j - 1];
  const steps: Step[] = [
    { cost: before(0, 1) + (column.lines[0]?.size ?? 0) * EMPTY, lines: 0, kind: "empty" },
    { cost: before(1, 0) + leftOutCost(last, column), lines: 1, kind: "none" },
    ...(last && height !== undefined ? cellSteps(i, height, last.size * MOST_AWAY, column) : []).map(
      ({ lines, away }): Step => ({ cost: before(lines, 1) + away, lines, kind: "row" }),
    ),
  ];
  return steps.reduce((best, step) => (step.cost < best.cost ? step : best));
}

function leftOutCost(line: Line | undefined, { heights, outside }: Column): number {
  return line ? line.size * (isOutside(line, heights) ? outside : LEFT_OUT) : 0;
}

/** Returns the possible cells of a row that end with this line, and the distance of each from its place. */
function cellSteps(i: number, height: number, mostAway: number, column: Column) {
  return Array.from({ length: longestCell(i, column) }, (_, at) => at + 1)
    .map((lines) => ({
      lines,
      away: awayFrom(height, column.lines.slice(i - lines, i), column.alignment),
    }))
    .filter(({ away }) => away <= mostAway);
}

function isOutside({ y, size }: Line, heights: readonly number[]): boolean {
  return y > (heights[0] ?? 0) + size / 2 || y < (heights.at(-1) ?? 0) - size / 2;
}

/** Returns the number of lines up to this one that are as close together as the lines of one cell. */
function longestCell(i: number, { lines, leading }: Column): number {
  let count = Math.min(i, 1);
  while (count < Math.min(i, MOST_LINES) && isClose(lines[i - count - 1], lines[i - count], leading))
    count += 1;
  return count;
}

function isClose(above: Line | undefined, below: Line | undefined, leading: number): boolean {
  return above !== undefined && below !== undefined && above.y - below.y <= leading;
}

function awayFrom(height: number, lines: readonly Line[], alignment: Alignment): number {
  const [first, last] = [lines[0]?.y ?? 0, lines.at(-1)?.y ?? 0];
  return Math.abs({ middle: (first + last) / 2, top: first, bottom: last }[alignment] - height);
}
