import type { EmailStatus } from "@/lib/inbox/emails/email.model";
import { BOOKING_STATUSES, type BookingStatus } from "@/lib/ledger/bookings/booking-status.model";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";

const WEEKS = 12;
const MONTHS = 12;

/** How many came in the week that begins on a Monday. */
export type Week = { readonly from: CalendarDate; readonly count: number };
/** What came in a month, as YYYY-MM, in minor units. */
export type Month = { readonly month: string; readonly minor: number };

export type UserFigures = {
  readonly total: number;
  readonly administrators: number;
  readonly onboarded: number;
  readonly newLast30Days: number;
};

export type BookingFigures = {
  readonly byStatus: Readonly<Record<BookingStatus, number>>;
  /** Expected by a day that has passed where their agents are. */
  readonly overdue: number;
  readonly weeks: readonly Week[];
};

/** Commission in one currency: of open bookings what is expected and how much of it is overdue, of all what came. */
export type CurrencyFigures = {
  readonly currency: string;
  readonly bookings: number;
  readonly expectedMinor: number;
  readonly overdueMinor: number;
  readonly receivedMinor: number;
  readonly months: readonly Month[];
};

export type EmailFigures = {
  /** Of the mails that agents see. */
  readonly byStatus: Readonly<Record<EmailStatus, number>>;
  /** Of the last seven days: how many came, and what became of reading them. */
  readonly arrived: number;
  readonly withData: number;
  readonly failed: number;
  /** Whenever they came. */
  readonly quarantined: number;
  readonly unowned: number;
  readonly weeks: readonly Week[];
};

export type SupplierFigures = {
  readonly total: number;
  readonly verified: number;
  readonly newLast30Days: number;
  /** With a booking created in the last 90 days. */
  readonly active: number;
  /** Those with the most bookings of all agents. */
  readonly top: readonly { readonly id: string; readonly name: string; readonly bookings: number }[];
};

/** Mails to the support address that came here. */
export type SupportFigures = {
  readonly address: string;
  readonly total: number;
  readonly waiting: number;
  readonly last7Days: number;
};

/** The Mondays of twelve weeks, the last of them on or before today. */
export function weeksUntil(today: CalendarDate): CalendarDate[] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = plusDays(today, -weekday);
  return Array.from({ length: WEEKS }, (_, index) => plusDays(monday, 7 * (index + 1 - WEEKS)));
}

/** Twelve months as YYYY-MM, today's the last. */
export function monthsUntil(today: CalendarDate): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const count = year * 12 + month - MONTHS + index;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
  });
}

/** A week for every Monday, those too in which nothing came. */
export function filledWeeks(mondays: readonly CalendarDate[], counted: readonly Week[]): Week[] {
  const known = new Map(counted.map(({ from, count }) => [from, count]));
  return mondays.map((from) => ({ from, count: known.get(from) ?? 0 }));
}

/** How many bookings are open: those that agents still work on. */
export function activeOf({ byStatus }: BookingFigures): number {
  return byStatus.CONFIRMED + byStatus.OVERDUE;
}

export function allOf({ byStatus }: BookingFigures): number {
  return BOOKING_STATUSES.reduce((sum, status) => sum + byStatus[status], 0);
}
