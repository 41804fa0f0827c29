import { CONFIDENCE } from "@/lib/extraction/confidence";
import type { Row } from "@/lib/extraction/documents/document";
import { datesIn } from "@/lib/extraction/words/date-range";
import type { Role } from "@/lib/extraction/words/label-rules";
import type { Candidate } from "../layout/candidate";
import { cellText, cellUnder, type HeaderTable, headerTables } from "../layout/header-pairs";
import { cutTables } from "../layout/lost-rows";
import type { Reading } from "../layout/reading";

const DATED: ReadonlySet<Role> = new Set<Role>([
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

/** In a table of days whose first or last row has lost its own, the next row's is no beginning or end. */
export function unlessUndated(all: readonly Candidate[], reading: Reading): Candidate[] {
  const { parts } = reading;
  const tables = parts.flatMap(({ rows }) => headerTables(rows)).filter(({ body }) => body.length > 1);
  const isCut = parts.some((part) => cutTables(part, reading).length > 0);
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

/** Whether this end of a table has a row like those with a day, but without one. */
function isUndated({ header, labels }: HeaderTable, body: HeaderTable["body"]): boolean {
  return labels.some((label, column) => {
    if (!label || !DATED.has(label.role)) return false;
    const dated = body.findIndex(({ row }) => hasDay(header, column, row));
    const before = dated > 0 ? body[dated - 1]?.row : undefined;
    return before !== undefined && before.cells.length + 1 >= (body[dated]?.row.cells.length ?? 0);
  });
}

function hasDay(header: Row, column: number, row: Row): boolean {
  const cell = cellUnder(header, column, row);
  return cell !== undefined && datesIn(cellText(cell)).length > 0;
}
