import { counted } from "@/lib/platform/base/text";
import { doubtWords } from "../../import/report-doubts.model";
import type { ReportTable } from "../../import/report-table.model";
import { isCountableReport, UNCOUNTABLE } from "../../report-sums.model";
import { namedSumOf } from "../named-sums.model";
import type { ReadLines } from "../read-lines.model";
import type { StatementSums } from "../statement-sums.model";

/** Returns a refusal for amounts whose sums can't be exact. */
export function uncountable(
  { checked }: ReadLines,
  { netMinor, adjustmentMinor }: StatementSums,
): string | null {
  const entries = checked.map(({ entry }) => entry);
  return isCountableReport(entries, { netMinor: netMinor ?? 0, adjustmentMinor }) ? null : UNCOUNTABLE;
}

const [MANY_LINES, MANY_PARTS] = [3, 3];
const HOW =
  "Say which row the headings are and which column is what, or ask for the statement as a CSV or XLSX file.";

/**
 * Returns a refusal if a third or more of a table can't be read, because its columns were split wrongly, whatever the
 * rest says.
 */
export function manyProblems({ checked, problems }: ReadLines): string | null {
  const bad = new Set(problems.map(({ row }) => row)).size;
  const [first] = problems;
  if (!first || !isMany(bad, checked.length)) return null;
  return `${bad} of ${counted(bad + checked.length, "line")} can't be read, so that none is taken; the first: ${doubtWords(first)}. ${HOW}`;
}

/**
 * Returns a refusal for a PDF in which rows were joined: many rows have amounts but aren't lines, and no printed total
 * proves that the lines are complete.
 */
export function manyLeftOut(
  { leftOut }: ReportTable,
  { checked }: ReadLines,
  { isProved }: StatementSums,
): string | null {
  const texts = leftOut.filter(isLikeRow);
  const [first] = texts;
  if (first === undefined || isProved || !isMany(texts.length, checked.length)) return null;
  return `${texts.length} of ${counted(texts.length + checked.length, "row")} with amounts became no lines, so that none is taken; the first: ${first}. ${HOW}`;
}

function isMany(bad: number, good: number): boolean {
  return bad >= MANY_LINES && bad * MANY_PARTS >= bad + good;
}

/** Whether a text has a number beside an amount and isn't a total of the whole. */
function isLikeRow(text: string): boolean {
  const figures = text.split(/\s+/).filter((word) => /\d/.test(word));
  return figures.length > 1 && namedSumOf({ row: 0, cells: [text] }) === null;
}
