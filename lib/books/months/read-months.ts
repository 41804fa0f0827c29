import "server-only";
import { type CalendarDate, dayIn, monthOf, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import type { Page } from "@/lib/platform/base/paging";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { BookEntry } from "../journal/entry.model";
import { readEntries } from "../journal/read-entries";
import { type BookMonth, firstDayOf, type MonthPage } from "./month.model";
import { selectDiffering, selectFirstDay, selectKept, selectLate, selectMonths } from "./month.sql";

/** The largest number that a month's page shows of late items, and of reports that don't add up. */
const SHOWN = 100;

/**
 * Returns a page of the months from the first bank transaction to the current one, the newest first. For
 * administrators.
 */
export function listMonths(
  ctx: Context,
  { page, limit }: Page,
): Promise<{ data: readonly BookMonth[]; count: number }> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const newest = monthOf(dayIn(tx.now, "UTC")).first;
    const oldest = monthOf((await selectFirstDay(tx)) ?? newest).first;
    const count = Math.max(1, monthNo(newest) - monthNo(oldest) + 1);
    const from = monthBefore(newest, (page - 1) * limit);
    const to = monthBefore(from, limit - 1);
    if (from < oldest && page > 1) return { data: [], count };
    return { data: await selectMonths(tx, to < oldest ? oldest : to, from), count };
  });
}

/**
 * Reads one month with what is booked in it, its open items and those that came after it was locked. For
 * administrators. Throws NOT_FOUND for an invalid month.
 */
export function readMonth(ctx: Context, month: string): Promise<MonthPage> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const first = foundMonth(month);
    const [[found], entries, differing, late] = await Promise.all([
      selectMonths(tx, first, first),
      entriesOf(tx, first),
      selectDiffering(tx, first, SHOWN),
      selectLate(tx, first, SHOWN),
    ]);
    if (!found) throw new Failure("NOT_FOUND");
    return { month: found, entries, differing, late };
  });
}

export function foundMonth(month: string): CalendarDate {
  const first = firstDayOf(month);
  if (!first) throw new Failure("NOT_FOUND");
  return first;
}

/** Returns what is booked in a month: the stored entries if it is locked, else the current ones. */
export async function entriesOf(tx: Tx, first: CalendarDate): Promise<readonly BookEntry[]> {
  const kept = await selectKept(tx, first);
  return kept ?? (await readEntries(tx, first, monthOf(first).last)).get(first) ?? [];
}

function monthNo(day: CalendarDate): number {
  return 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
}

function monthBefore(first: CalendarDate, months: number): CalendarDate {
  return months <= 0 ? first : monthBefore(monthOf(plusDays(first, -1)).first, months - 1);
}
