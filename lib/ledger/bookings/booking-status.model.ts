import type { PaymentPolicy } from "@/lib/ledger/suppliers/supplier.model";
import { type CalendarDate, daysBetween, plusDays } from "@/lib/platform/base/dates/calendar-date";

export const BOOKING_STATUSES = ["CONFIRMED", "OVERDUE", "PAID", "CLOSED", "ARCHIVED"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export const CLOSE_REASONS = [
  "COMPLETED",
  "SETTLED_OUTSIDE",
  "WRITTEN_OFF",
  "CANCELLED",
  "NON_COMMISSIONABLE",
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** The facts a booking's status follows from; amounts in minor units of the commission's currency. */
export type StatusFacts = {
  readonly commissionMinor: number;
  readonly receivedMinor: number;
  readonly shortPayMinor: number;
  readonly dueOn: CalendarDate;
  readonly nonCommissionable: boolean;
  readonly isCancelled?: boolean;
  readonly isClosed: boolean;
  readonly isArchived: boolean;
};

/** Which statuses each tab of the list shows. */
export const TABS = {
  open: ["CONFIRMED", "OVERDUE"],
  closed: ["CLOSED", "PAID"],
  archived: ["ARCHIVED"],
} as const satisfies Record<string, readonly BookingStatus[]>;
export type BookingTab = keyof typeof TABS;

const DEFAULT_POLICY: PaymentPolicy = { basis: "TRAVEL_END", lagDays: 35 };

/** What is still owed, in minor units; negative when too much came. */
export function outstandingMinor(
  facts: Pick<StatusFacts, "commissionMinor" | "receivedMinor" | "shortPayMinor">,
): number {
  return facts.commissionMinor - facts.receivedMinor - facts.shortPayMinor;
}

/** What a supplier may take back of a booking that is cancelled: what came above what is kept of its commission, in minor units. */
export function recallableMinor(facts: Pick<StatusFacts, "commissionMinor" | "receivedMinor">): number {
  return Math.max(0, facts.receivedMinor - facts.commissionMinor);
}

/** The one rule for a booking's status: archived, else settled, else closed, else overdue, else confirmed. */
export function statusOf(facts: StatusFacts, today: CalendarDate): BookingStatus {
  if (facts.isArchived) return "ARCHIVED";
  if (isSettled(facts)) return "PAID";
  if (facts.isClosed) return "CLOSED";
  return isOverdue(facts, today) ? "OVERDUE" : "CONFIRMED";
}

/** Nothing is owed any more, and something came or a short pay was accepted: a booking that expects nothing isn't paid by that. */
export function isSettled(facts: StatusFacts): boolean {
  const moved = facts.receivedMinor !== 0 || facts.shortPayMinor !== 0;
  return moved && outstandingMinor(facts) <= 0;
}

function isOverdue(facts: StatusFacts, today: CalendarDate): boolean {
  return !facts.nonCommissionable && today > facts.dueOn && outstandingMinor(facts) > 0;
}

/** The dates a due date is counted from. */
export type DueFacts = {
  readonly override: CalendarDate | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly bookedOn: CalendarDate;
  readonly finalPaymentOn: CalendarDate | null;
};

/** When commission is expected: the booking's own date, else the basis date of the supplier's policy plus its lag, else travel end plus 35 days. */
export function dueDateOf(facts: DueFacts, policy: PaymentPolicy | null): CalendarDate {
  if (facts.override) return facts.override;
  const dates = {
    TRAVEL_END: facts.travelEnd,
    TRAVEL_START: facts.travelStart,
    BOOKING_DATE: facts.bookedOn,
    FINAL_PAYMENT: facts.finalPaymentOn ?? facts.travelEnd,
  };
  const { basis, lagDays } = policy ?? DEFAULT_POLICY;
  return plusDays(dates[basis], lagDays);
}

/** Days since commission was due; 0 or less when it isn't yet. */
export function daysOverdue(dueOn: CalendarDate, today: CalendarDate): number {
  return daysBetween(dueOn, today);
}
