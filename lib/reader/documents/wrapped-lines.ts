import type { RoughRow } from "./document";

/** A line at least this long may have been wrapped. */
const SHORTEST = 45;
/** The widths at which programs wrap lines. */
const [NARROWEST, WIDEST] = [56, 100];
/** The number of lines before and after a line that show the width at which it was wrapped. */
const AROUND = 10;
const LEAST_WORDS = 6;
const LONGEST_WORD = 25;
/** Text that programs and people keep on one line: "9 gennaio 2027", "30 %". */
const KEPT = /^(?:\(?\d[\d.,]*\s\S+(?:\s\d{4})?|\S+)/;
const SLACK = 3;
/** People break a line earlier if the sentence clearly continues. */
const FLOWING_SLACK = 14;

/** "Arrival: 3 May": a label begins a new line. */
const LABELLED = /^\P{L}{0,3}\p{L}[^:.!?]{1,40}:(?:\s|$)/u;

/**
 * Joins the wrapped lines of plain-text paragraphs into one row each. A line is joined if its first word had no room on
 * the line above. `items` are the indexes at which list items begin.
 */
export function rejoined(rows: readonly RoughRow[], items: ReadonlySet<number>): RoughRow[] {
  const lines = rows.map(lineOf);
  const kept: RoughRow[] = [];
  for (const [index, row] of rows.entries()) {
    const last = kept.at(-1);
    if (last && !items.has(index) && goesOn(lines, rows, index))
      kept[kept.length - 1] = joined(last, lines[index] ?? "");
    else kept.push(row);
  }
  return kept;
}

/** Returns the text of a row that is a single line; else null. */
function lineOf({ cells: [cell, other] }: RoughRow): string | null {
  return cell && !other && cell.lines.length === 1 ? (cell.lines[0] ?? null) : null;
}

/** Whether a line continues the one above it. */
function goesOn(lines: readonly (string | null)[], rows: readonly RoughRow[], index: number): boolean {
  const [above, line, row] = [lines[index - 1], lines[index], rows[index]];
  if (!above || !line || !row || row.gap || row.indent !== rows[index - 1]?.indent) return false;
  const word = KEPT.exec(line)?.[0] ?? "";
  const isFlowing = /[\p{L},]$/u.test(above) && /^\p{Ll}/u.test(line);
  const slack = isFlowing ? FLOWING_SLACK : SLACK;
  const isBroken = above.length + 1 + word.length > widthAt(lines, index - 1) - slack;
  return (
    isBroken &&
    above.length >= SHORTEST &&
    word.length <= LONGEST_WORD &&
    above.split(/\s+/).length >= LEAST_WORDS &&
    !above.endsWith(":") &&
    !LABELLED.test(line)
  );
}

/** Returns the length of the longest line nearby, if it is in the usual range. */
function widthAt(lines: readonly (string | null)[], at: number): number {
  const near = lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).map((line) => line?.length ?? 0);
  const width = Math.max(...near.filter((length) => length <= WIDEST));
  return width < NARROWEST ? WIDEST : width;
}

function joined(row: RoughRow, line: string): RoughRow {
  const [cell] = row.cells;
  return cell ? { ...row, cells: [{ ...cell, lines: [`${cell.lines[0]} ${line}`] }] } : row;
}
