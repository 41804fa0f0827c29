import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { BookEntry } from "./entry.model";
import { selectEntries } from "./entry.sql";

/** Reads what is booked between two days, by month (its first day), in a fixed order. Needs a system transaction. */
export async function readEntries(
  tx: Tx,
  first: CalendarDate,
  last: CalendarDate,
): Promise<ReadonlyMap<string, readonly BookEntry[]>> {
  const entries = new Map<string, BookEntry[]>();
  for (const { month, amount, ...entry } of await selectEntries(tx, first, last)) {
    const of = entries.get(month) ?? [];
    entries.set(month, [...of, { ...entry, amountMinor: Number(amount) }]);
  }
  return entries;
}
