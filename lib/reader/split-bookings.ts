import { ROUNDING_TOLERANCE } from "@/lib/reader/amounts/amount.model";
import { CONFIDENCE } from "./confidence";
import { type Row, rowText } from "./documents/document";
import { cellUnder } from "./evidence/layout/cell-under";
import type { EmailEvidence, Part } from "./evidence/layout/email-evidence";
import { cellText, type HeaderTable, headerTables, isTotalRow } from "./evidence/layout/header-pairs";
import { measured } from "./evidence/layout/measure-parts";
import { type Pair, textOf } from "./evidence/layout/pair";
import { splitByFiles } from "./split-by-files";
import { isPrice, readingOf, splitByNumbers, sumRows } from "./split-by-numbers";
import { codeIn } from "./words/code";
import { alphanumericKey, fold } from "./words/fold";
import { COUNTED as COUNTED_LABEL } from "./words/label";
import type { LabelRole } from "./words/label-rules";
import { amountsIn } from "./words/money/amount";

const MAX_ITEMS = 25;
const LOOK_BACK = 4;

/**
 * Returns one reading per booking if an email holds several, each under the same label with its own number; else the
 * reading itself.
 */
export function splitBookings(reading: EmailEvidence): EmailEvidence[] {
  if (reading.emailType === "commission_statement" || reading.linked.length > 0) return [reading];
  for (const part of reading.parts) {
    const blocks = blocksOf(part, reading) ?? tableBlocks(part, reading);
    if (!blocks) continue;
    return blocks.slice(0, MAX_ITEMS).map(({ rows, code }) => {
      const others = blocks.map((one) => one.code).filter((other) => other !== code && other !== "");
      return readingOf(part, rows, others, reading);
    });
  }
  return splitByFiles(reading) ?? splitByNumbers(reading) ?? [reading];
}

/** The rows of one booking, and its number. */
type Block = { readonly rows: Row[]; readonly code: string };

function blocksOf(part: Part, reading: EmailEvidence): Block[] | null {
  const numbers = reading.pairs.filter(
    (pair) => pair.value.doc === part.doc && pair.source === "label" && pair.label.role === "reference",
  );
  return (
    blocksAt(sameLabel(numbers.filter(isSure)), part, reading) ??
    blocksAt(sameLabel(numbers.filter((pair) => !isSure(pair) && pair.label.score >= WEAK)), part, reading)
  );
}

/** "Voucher KH-1" over "Voucher KH-2" are two bookings only if each has its own price. */
const { weakLabel: WEAK, strong: STRONG } = CONFIDENCE.layout;

function isSure({ label, labelText }: Pair): boolean {
  return label.score >= STRONG || (label.score >= WEAK && COUNTED_LABEL.test(labelText));
}

function blocksAt(repeated: readonly Pair[], part: Part, reading: EmailEvidence): Block[] | null {
  const [first] = repeated;
  if (!first || repeated.length < 2) return null;
  const numbered = repeated.map((pair) => labelRow(pair, part.rows));
  const begun = numbered.map((row, index) => beginning(part.rows, row, repeated[index - 1]?.row ?? -1));
  const starts = withHeadings(part.rows, withoutGreeting(begun, numbered));
  const head = part.rows.slice(0, starts[0]);
  const blocks = starts.map((start, index) => part.rows.slice(start, starts[index + 1]));
  const each = blocks.map((rows) => measured([{ ...part, rows }], reading));
  const isPriced = !isSure(first);
  const whole = each.every(
    (one) =>
      one.days.length > 0 &&
      one.pairs.some(
        ({ label }) =>
          label.role === "total" || label.role === "gross" || (!isPriced && label.role === "guest"),
      ),
  );
  if (!whole) return null;
  const sums = new Set(sumRows(each.map(({ amounts }) => amounts.filter(isPrice))));
  const own = (rows: Row[], index: number) =>
    index === blocks.length - 1 ? rows.filter((_, at) => !sums.has(at)) : rows;
  return blocks.map((rows, index) => ({
    rows: [...head, ...own(rows, index)],
    code: codeOf(repeated[index]),
  }));
}

function codeOf(pair: Pair | undefined): string {
  return (pair && codeIn(textOf(pair.value))?.code) ?? "";
}

/** Returns the pairs of the first label that occurs with several different numbers. */
function sameLabel(pairs: readonly Pair[]): Pair[] {
  for (const same of Map.groupBy(pairs, (pair) =>
    fold(pair.labelText.replace(COUNTED_LABEL, "")).trim(),
  ).values()) {
    const codes = same.map((one) => alphanumericKey(codeOf(one)));
    if (same.length >= 2 && new Set(codes).size === same.length && !codes.includes("")) return same;
  }
  return [];
}

/** "Booking" over "TS-88121": returns the row of the label if it stands above its number. */
function labelRow({ row, labelText }: Pair, rows: readonly Row[]): number {
  const above = rows[row - 1];
  return above && rowText(above).trim() === labelText.trim() ? row - 1 : row;
}

/** Returns the first row of a block: at the empty line above its number, or at the number itself. */
function beginning(rows: readonly Row[], row: number, previous: number): number {
  for (let at = row; at > previous && at > row - LOOK_BACK; at -= 1) if (rows[at]?.gap) return at;
  return row;
}

/**
 * What stands further above the first number than headings stand above the others is about all bookings: "Both are
 * booked for Ada Kerr".
 */
function withoutGreeting(starts: readonly number[], numbered: readonly number[]): number[] {
  const most = Math.max(...starts.map((start, index) => (index > 0 ? (numbered[index] ?? 0) - start : 0)));
  const [first = 0, ...others] = starts;
  return [most > 0 ? Math.max(first, (numbered[0] ?? 0) - most) : first, ...others];
}

const MAX_HEADING = 4;

/**
 * Includes headings in the blocks: similar rows at the same distance above all of them, such as "1. Rose House" and "2.
 * Lake House".
 */
function withHeadings(rows: readonly Row[], starts: readonly number[]): number[] {
  for (let up = MAX_HEADING; up > 0; up -= 1) {
    const heads = starts.map((start) => rows[start - up]);
    const isFree = starts.every((start, index) => index === 0 || start - up > (starts[index - 1] ?? 0) + up);
    if (isFree && areHeadings(heads)) return starts.map((start) => start - up);
  }
  return [...starts];
}

const COUNTED = /^(?:\p{L}{3,12}\s)?#?(\d{1,2}|one|two|three|four|five|six)(?:[.):]|\s[–—-])/iu;

/** Whether all rows are numbered consecutively, or all are only headings. */
function areHeadings(heads: readonly (Row | undefined)[]): boolean {
  const counts = heads.map((row) => COUNTED.exec(row ? rowText(row) : "")?.[1]);
  if (counts.every((count) => count !== undefined)) return new Set(counts).size === heads.length;
  return heads.every((row) => row?.cells.length === 1 && row.cells[0]?.weight === 2);
}

const DATED: ReadonlySet<LabelRole | undefined> = new Set<LabelRole | undefined>([
  "start",
  "arrive",
  "period",
  "depart",
]);

/** Splits a table with a booking in every row. */
function tableBlocks(part: Part, reading: EmailEvidence): Block[] | null {
  for (const table of headerTables(part.rows)) {
    const column = table.labels.findIndex((label) => label?.role === "reference");
    const roles = new Set(table.labels.map((label) => label?.role));
    const isDated =
      table.labels.some((label) => DATED.has(label?.role)) || (roles.has("date") && roles.has("guest"));
    if (column < 0 || !isDated || isOfHouses(table, column, reading)) continue;
    const blocks = blocksByNumber(table, column, reading);
    const head = part.rows.slice(0, table.body[0]?.index ?? 0);
    const isNumbered = blocks.every(({ code, rows }) => code !== "" || isWholeBooking(table, rows[0]));
    if (blocks.length > 1 && isNumbered)
      return blocks.map(({ code, rows }) => ({ rows: [...head, ...rows], code }));
  }
  return null;
}

/** Whether a row has a traveller, a day and a price of its own, so that it is a booking even without its number. */
function isWholeBooking({ header, labels }: HeaderTable, row: Row | undefined): boolean {
  const has = (...roles: readonly (LabelRole | undefined)[]) =>
    labels.some((label, column) => {
      const cell = row && roles.includes(label?.role) ? cellUnder(header, column, row) : undefined;
      return cell !== undefined && cellText(cell).trim() !== "";
    });
  return has("guest") && has(...DATED) && has("total", "gross");
}

/**
 * "Hotel Conf. No.", "Carrier ref": whether the rows are houses or legs of one trip, which has its own number
 * elsewhere.
 */
function isOfHouses({ labels, body }: HeaderTable, column: number, { pairs }: EmailEvidence): boolean {
  const inTable = new Set(body.map(({ index }) => index));
  const isOwn = ({ label: { role, score }, row, source }: Pair) =>
    role === "reference" && source === "label" && score >= STRONG && !inTable.has(row);
  const concepts = labels[column]?.concepts;
  const isOfPart = concepts?.has("HOTEL") || concepts?.has("SUPPLIER") || concepts?.has("FLIGHT");
  return isOfPart === true && pairs.some(isOwn);
}

/** "All services | 2,222.24 | 235.32": whether every amount of a row without a number is the sum of those above it. */
function isSumOfRows(row: Row, above: readonly Row[], { currency }: EmailEvidence): boolean {
  const ofRow = ({ cells }: Row) => cells.flatMap((cell) => amountsIn(cellText(cell), currency).slice(0, 1));
  const columns = above.map((one) => ofRow(one).reverse());
  const own = ofRow(row).reverse();
  return (
    own.length > 0 &&
    above.length > 1 &&
    own.every(({ value }, at) => {
      const sum = columns.reduce((all, amounts) => all + (amounts[at]?.value ?? 0), 0);
      return Math.abs(sum - value) < ROUNDING_TOLERANCE;
    })
  );
}

/**
 * Groups rows by number. Rows without a number belong to the one above, unless they are bookings themselves; sums
 * belong to none.
 */
function blocksByNumber(table: HeaderTable, column: number, reading: EmailEvidence): Block[] {
  const blocks: Block[] = [];
  for (const { row } of table.body.filter((one) => !isTotalRow(one.row))) {
    const code = codeUnder(table, column, row);
    const rows = blocks.flatMap((block) => block.rows);
    if (code === "" && isSumOfRows(row, rows, reading)) continue;
    const own = code === "" ? !isWholeBooking(table, row) && blocks.at(-1) : withCode(blocks, code);
    if (own) own.rows.push(row);
    else blocks.push({ rows: [row], code });
  }
  return blocks;
}

function withCode(blocks: readonly Block[], code: string): Block | undefined {
  return blocks.find((block) => block.code === code);
}

function codeUnder({ header }: HeaderTable, column: number, row: Row): string {
  const cell = cellUnder(header, column, row);
  return (cell && codeIn(cellText(cell))?.code) ?? "";
}
