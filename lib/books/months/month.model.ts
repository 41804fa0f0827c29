import { z } from "zod";
import { type CalendarDate, calendarDate, monthOf } from "@/lib/platform/base/dates/calendar-date";
import { missing, requiredText } from "@/lib/platform/base/input";
import { type Money, major } from "@/lib/platform/base/money";
import { pageQuery } from "@/lib/platform/base/paging";
import type { BookEntry } from "../journal/entry.model";

/** The first day of a month that is written YYYY-MM; undefined for what is none. */
export function firstDayOf(month: string): CalendarDate | undefined {
  return calendarDate.safeParse(`${month}-01`).data;
}

/** A month as addresses and calls name it. */
export const monthSchema = z
  .string({ error: missing("Month is required") })
  .refine((month) => firstDayOf(month) !== undefined, "Month must be written YYYY-MM");

export const monthLock = z.object({ month: monthSchema });
export const monthUnlock = z.object({ month: monthSchema, reason: requiredText("Reason is required") });
export const monthListQuery = z.object(pageQuery(12));

/** What of a month is open, by its own days: what isn't matched, reports whose figures don't agree, runs that aren't paid. */
export type OpenItems = {
  readonly transactions: number;
  readonly reports: number;
  readonly runs: number;
};

/** A month of the books, by its first day; instants are ISO texts. `late` is what came about it once it was locked. */
export type BookMonth = OpenItems & {
  readonly month: CalendarDate;
  readonly isLocked: boolean;
  readonly lockedAt: string | null;
  readonly late: number;
};

/** What came about a month after it was locked: `day` is its own, `bookDay` the one that it counts for. */
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

/** Whether a month has ended on a day, so that it can be locked. */
export function hasEnded(month: CalendarDate, today: CalendarDate): boolean {
  return monthOf(month).last < today;
}

export function monthJson({ month, ...rest }: BookMonth) {
  return { month: month.slice(0, 7), ...rest };
}

export function lateJson({ amount, ...item }: LateItem) {
  return { ...item, amount: major(amount), currency: amount.currency };
}
