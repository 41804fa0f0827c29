import type { EmailStatus } from "@/lib/inbox/emails/email.model";
import { BOOKING_STATUSES, type BookingStatus } from "@/lib/ledger/bookings/booking-status.model";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";

const WEEKS = 12;
const MONTHS = 12;

/** The number of rows in the week that begins on the Monday `from`. */
export type Week = { readonly from: CalendarDate; readonly count: number };
/** The amount received in a month, written YYYY-MM, in minor units. */
export type Month = { readonly month: string; readonly minor: number };

export type UserFigures = {
  readonly total: number;
  readonly administrators: number;
  readonly onboarded: number;
  readonly newLast30Days: number;
};

export type BookingFigures = {
  readonly byStatus: Readonly<Record<BookingStatus, number>>;
  /** Bookings whose expected day has passed in the time zone of their agent. */
  readonly overdue: number;
  readonly weeks: readonly Week[];
};

/**
 * Commission in one currency: what open bookings expect, how much of it is overdue, and what all bookings have
 * received.
 */
export type CurrencyFigures = {
  readonly currency: string;
  readonly bookings: number;
  readonly expectedMinor: number;
  readonly overdueMinor: number;
  readonly receivedMinor: number;
  readonly months: readonly Month[];
};

export type EmailFigures = {
  /** Counts the emails that agents see. */
  readonly byStatus: Readonly<Record<EmailStatus, number>>;
  /** Emails of the last seven days: how many arrived, and the outcome of reading them. */
  readonly arrived: number;
  readonly withData: number;
  readonly failed: number;
  /** Regardless of when they arrived. */
  readonly quarantined: number;
  readonly unowned: number;
  readonly weeks: readonly Week[];
};

export type SupplierFigures = {
  readonly total: number;
  readonly verified: number;
  readonly newLast30Days: number;
  /** Suppliers with a booking created in the last 90 days. */
  readonly active: number;
  /** The suppliers with the most bookings of all agents. */
  readonly top: readonly { readonly id: string; readonly name: string; readonly bookings: number }[];
};

/** Emails to the support address that arrived here. */
export type SupportFigures = {
  readonly address: string;
  readonly total: number;
  readonly waiting: number;
  readonly last7Days: number;
};

/** Returns the Mondays of twelve weeks, the last one on or before today. */
export function weeksUntil(today: CalendarDate): CalendarDate[] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = plusDays(today, -weekday);
  return Array.from({ length: WEEKS }, (_, index) => plusDays(monday, 7 * (index + 1 - WEEKS)));
}

/** Returns twelve months as YYYY-MM, the last one being today's. */
export function monthsUntil(today: CalendarDate): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const count = year * 12 + month - MONTHS + index;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
  });
}

/** Returns a week for every Monday, including weeks without any rows. */
export function filledWeeks(mondays: readonly CalendarDate[], counted: readonly Week[]): Week[] {
  const known = new Map(counted.map(({ from, count }) => [from, count]));
  return mondays.map((from) => ({ from, count: known.get(from) ?? 0 }));
}

/** Counts the open bookings, on which agents still work. */
export function activeOf({ byStatus }: BookingFigures): number {
  return byStatus.CONFIRMED + byStatus.OVERDUE;
}

export function allOf({ byStatus }: BookingFigures): number {
  return BOOKING_STATUSES.reduce((sum, status) => sum + byStatus[status], 0);
}
