import type { PlacedRecord } from "@/lib/imports/records/csv-records.model";
import { isBalance } from "../row-words.model";
import { statedAmount } from "./csv-cells.model";
import { isCalledDate, isDay } from "./csv-columns.model";

/** The maximum number of lines about the account above the table. */
export const PREAMBLE_LINES = 30;
/** The number of rows within which the next payment may follow, because banks may add rows with details to one. */
const NEXT_PAYMENT = 8;

/**
 * Returns the first line of the table. Lines about the account may be as wide as the table, so its headers are found
 * above the first payments. Rows with amounts or days, such as an opening balance, belong to the table.
 */
export function firstOfTable(records: Generator<PlacedRecord>, evenFrom: number): number {
  const head = headOf(records, evenFrom);
  const first = firstPayment(head);
  const row = head[first];
  if (!row) return evenFrom;
  const isWide = (record: PlacedRecord) =>
    filledIn(record) * 2 >= filledIn(row) || (isData(record) && record.cells.some(isBalance));
  let top = first;
  for (let above = head[top - 1]; above && isWide(above) && isRow(above); above = head[top - 1]) {
    if (!isData(above)) return above.line;
    top -= 1;
  }
  const [over, title] = [head[top - 2], head[top - 1]];
  // Directly below the headings, there may be a title such as "Pending", or a balance without a known name.
  const isWithin = title !== undefined && (filledIn(title) === 1 || isData(title));
  if (over && isWithin && isWide(over) && over.cells.some(isCalledDate)) return over.line;
  return head[top]?.line ?? row.line;
}

/**
 * Returns the place of the first payment: one that others with the same columns follow, or any at all. A line with a day
 * and an amount directly above the headings is about the account.
 */
function firstPayment(head: readonly PlacedRecord[]): number {
  const payments = head.map((record, index) => isPayment(record) && !isHeadings(head[index + 1]));
  const alike = payments.findIndex((is, index) => is && hasAlike(head.slice(index, index + NEXT_PAYMENT)));
  if (alike >= 0) return alike;
  return payments.findIndex((is, index) => is && (payments[index + 1] || payments[index + 2]));
}

/** Whether a record has headings, so that the record above belongs to no table. */
function isHeadings(record: PlacedRecord | undefined): boolean {
  return record !== undefined && !isData(record) && record.cells.some(isCalledDate);
}

/** Whether a record may belong to the table: as a row with data, or as headings, of which at least half are words. */
function isRow(record: PlacedRecord): boolean {
  return isData(record) || record.cells.filter((cell) => /\p{L}/u.test(cell)).length * 2 >= filledIn(record);
}

/** Whether a payment with the same columns follows further down. */
function hasAlike([row, ...below]: readonly PlacedRecord[]): boolean {
  const dayAt = ({ cells }: PlacedRecord) => cells.findIndex((cell) => isDay(cell.trim()));
  return below.some(
    (other) =>
      row !== undefined &&
      isPayment(other) &&
      other.cells.length === row.cells.length &&
      dayAt(other) === dayAt(row),
  );
}

function isData({ cells }: PlacedRecord): boolean {
  return cells.some((cell) => isDay(cell.trim()) || /^0000-00-00$/.test(cell.trim()) || isExact(cell));
}

/** An amount with its decimals, whichever sign stands where. */
function isExact(cell: string): boolean {
  return /\d[.,]\d{2,3}\D*$/.test(cell) && statedAmount(cell, ".") !== undefined;
}

/** Returns the first records from a line on. */
export function headOf(
  records: Generator<PlacedRecord>,
  from: number,
  most = PREAMBLE_LINES,
): PlacedRecord[] {
  const head: PlacedRecord[] = [];
  for (const record of records) {
    if (record.line >= from) head.push(record);
    if (head.length > most) break;
  }
  return head;
}

function isPayment({ cells }: PlacedRecord): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return filled.some(isDay) && filled.some((cell) => !isDay(cell) && statedAmount(cell, ".") !== undefined);
}

function filledIn({ cells }: PlacedRecord): number {
  return cells.filter((cell) => cell.trim() !== "").length;
}
