import { CONFIDENCE } from "@/lib/reader/confidence";
import { type Row, rowText } from "@/lib/reader/documents/document";
import type { Product } from "@/lib/reader/payload.model";
import { datesIn } from "@/lib/reader/words/date-range";
import { labelOf } from "@/lib/reader/words/label";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Candidate } from "../layout/candidate";
import { cellUnder } from "../layout/cell-under";
import type { EmailEvidence } from "../layout/email-evidence";
import { cellText, type HeaderTable, headerTables } from "../layout/header-pairs";
import { tablesWithMissingRows } from "../layout/lost-rows";

const DATED: ReadonlySet<LabelRole> = new Set<LabelRole>([
  "start",
  "depart",
  "arrive",
  "end",
  "return",
  "date",
  "period",
  "otherDate",
]);
const DOUBTED = CONFIDENCE.doubt.doubted;

/**
 * Doubts the ends of the trip if the first or last row of a table of days lacks its date: the next row's date is then
 * no start or end.
 */
export function doubtNextToUndatedRows(all: readonly Candidate[], reading: EmailEvidence): Candidate[] {
  const { parts } = reading;
  const tables = parts.flatMap(({ rows }) => headerTables(rows)).filter(({ body }) => body.length > 1);
  const isStay = !BY_DAY.has(reading.product);
  const isCut =
    parts.some((part) => tablesWithMissingRows(part, reading).length > 0) ||
    (isStay && parts.flatMap(({ rows }) => headerTables(rows)).some(isOfSingleDays));
  const isFirst = isCut || tables.some((table) => isUndated(table, table.body));
  const isLast = isCut || tables.some((table) => isUndated(table, [...table.body].reverse()));
  if (!isFirst && !isLast) return [...all];
  return all.map((one) => {
    const isOpen = one.field === "itinerary.startDate" ? isFirst : isLast;
    return isOpen && !(one.source === "label" && one.label)
      ? { ...one, confidence: Math.min(one.confidence, DOUBTED) }
      : one;
  });
}

/** Products sold by the day. */
const BY_DAY: ReadonlySet<Product | undefined> = new Set<Product | undefined>([
  "tour",
  "transfer",
  "rail",
  "ferry",
]);
const BEGINS: ReadonlySet<LabelRole | undefined> = new Set<LabelRole | undefined>(["start", "arrive"]);
const ENDS: ReadonlySet<LabelRole | undefined> = new Set<LabelRole | undefined>(["end", "depart", "return"]);

/**
 * Whether a table has only transfers and trips that start and end on the same day, so that the row of the stay is
 * missing.
 */
function isOfSingleDays({ header, labels, body }: HeaderTable): boolean {
  const column = (roles: typeof BEGINS) => labels.findIndex((label) => roles.has(label?.role));
  const [begin, end] = [column(BEGINS), column(ENDS)];
  const text = (at: number, row: Row) => {
    const cell = cellUnder(header, at, row);
    return cell && datesIn(cellText(cell)).length > 0 ? cellText(cell) : undefined;
  };
  const dated = body.filter(({ row }) => begin >= 0 && end >= 0 && text(begin, row) !== undefined);
  return dated.length > 0 && dated.every(({ row }) => text(begin, row) === text(end, row));
}

/** Whether this end of a table has a row like the dated ones, but without a date. */
function isUndated({ header, labels }: HeaderTable, all: HeaderTable["body"]): boolean {
  const body = all.filter(({ row }) => !isReckoning(row));
  return labels.some((label, column) => {
    if (!label || !DATED.has(label.role) || isRangeAlone(header, column, body)) return false;
    const dated = body.findIndex(({ row }) => hasDay(header, column, row));
    const before = dated > 0 ? body[dated - 1]?.row : undefined;
    return (
      before !== undefined &&
      before.cells.length + 1 >= (body[dated]?.row.cells.length ?? 0) &&
      !(areEnds(labels) && datesIn(rowText(before)).length === 0)
    );
  });
}

/**
 * "Outbound | Inbound" over the route, the day and the ship of each: the rows hold different facts, and none of them
 * lacks a date.
 */
function areEnds(labels: HeaderTable["labels"]): boolean {
  return labels.length === 2 && labels.every((label) => BEGINS.has(label?.role) || ENDS.has(label?.role));
}

/**
 * "Total gross | 5,329.00", "Less commission", "Deposit due 13 Nov": rows of a calculation below the booked services.
 */
function isReckoning({ cells: [first, ...more] }: Row): boolean {
  const role = first && labelOf(cellText(first).split(/\d/)[0] ?? "")?.role;
  return role !== undefined && more.length < 3 && RECKONS.has(role);
}

const RECKONS: ReadonlySet<LabelRole> = new Set<LabelRole>([
  "total",
  "gross",
  "net",
  "commission",
  "otherAmount",
]);

/**
 * "Ship / Sailing" over "Aurora" over "8 - 18 March": whether the only two days of a column are both ends of one trip.
 */
function isRangeAlone(header: Row, column: number, body: HeaderTable["body"]): boolean {
  const counts = body.map(({ row }) => {
    const cell = cellUnder(header, column, row);
    return cell ? datesIn(cellText(cell)).length : 0;
  });
  return counts.filter((count) => count > 0).join() === "2";
}

function hasDay(header: Row, column: number, row: Row): boolean {
  const cell = cellUnder(header, column, row);
  return cell !== undefined && datesIn(cellText(cell)).length > 0;
}
