import { z } from "zod";
import { type CalendarDate, calendarDate, monthOf } from "@/lib/platform/base/dates/calendar-date";
import { missing, requiredText } from "@/lib/platform/base/input";
import { type Money, major } from "@/lib/platform/base/money";
import { pageQuery } from "@/lib/platform/base/paging";
import type { BookEntry } from "../journal/entry.model";

/** Returns the first day of a month written as YYYY-MM; undefined if it is invalid. */
export function firstDayOf(month: string): CalendarDate | undefined {
  return calendarDate.safeParse(`${month}-01`).data;
}

/** A month as addresses and API calls name it. */
export const monthSchema = z
  .string({ error: missing("Month is required") })
  .refine((month) => firstDayOf(month) !== undefined, "Month must be written YYYY-MM");

export const monthLock = z.object({ month: monthSchema });
export const monthUnlock = z.object({ month: monthSchema, reason: requiredText("Reason is required") });
export const monthListQuery = z.object(pageQuery(12));

/**
 * The numbers of open items with a day in the month: transactions that aren't matched, reports whose figures don't add
 * up, runs that aren't paid.
 */
export type OpenItems = {
  readonly transactions: number;
  readonly reports: number;
  readonly runs: number;
};

/**
 * A month of the books, named by its first day; instants are ISO strings. `late` is the number of items that came after
 * it was locked.
 */
export type BookMonth = OpenItems & {
  readonly month: CalendarDate;
  readonly isLocked: boolean;
  readonly lockedAt: string | null;
  readonly late: number;
};

/** An item that came after its month was locked: `day` is its own day, `bookDay` the one on which it counts. */
export type LateItem = {
  readonly id: string;
  readonly kind: "transaction" | "commission" | "share";
  readonly targetId: string;
  readonly words: string;
  readonly day: CalendarDate;
  readonly bookDay: CalendarDate;
  readonly amount: Money;
};

export type MonthPage = {
  readonly month: BookMonth;
  readonly entries: readonly BookEntry[];
  readonly differing: readonly { readonly id: string; readonly reference: string }[];
  readonly late: readonly LateItem[];
};

/** Tells whether a month has ended on a day, so that it can be locked. */
export function hasEnded(month: CalendarDate, today: CalendarDate): boolean {
  return monthOf(month).last < today;
}

export function monthJson({ month, ...rest }: BookMonth) {
  return { month: month.slice(0, 7), ...rest };
}

export function lateJson({ amount, ...item }: LateItem) {
  return { ...item, amount: major(amount), currency: amount.currency };
}
