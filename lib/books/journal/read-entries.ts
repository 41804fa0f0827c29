import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { BookEntry } from "./entry.model";
import { selectEntries } from "./entry.sql";

/** What is booked from a day to another, by the first day of its month, in a transaction of the platform's. */
export function readEntries(
  tx: Tx,
  first: CalendarDate,
  last: CalendarDate,
): Promise<ReadonlyMap<string, readonly BookEntry[]>> {
  return selectEntries(tx, first, last);
}
