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

/** The facts that determine a booking's status; amounts are in minor units of the commission's currency. */
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

/** The statuses that each tab of the list shows. */
export const TABS = {
  open: ["CONFIRMED", "OVERDUE"],
  closed: ["CLOSED", "PAID"],
  archived: ["ARCHIVED"],
} as const satisfies Record<string, readonly BookingStatus[]>;
export type BookingTab = keyof typeof TABS;

const DEFAULT_POLICY: PaymentPolicy = { basis: "TRAVEL_END", lagDays: 35 };

/** Returns the outstanding commission in minor units; negative if the booking is overpaid. */
export function outstandingMinor(
  facts: Pick<StatusFacts, "commissionMinor" | "receivedMinor" | "shortPayMinor">,
): number {
  return facts.commissionMinor - facts.receivedMinor - facts.shortPayMinor;
}

/**
 * Returns the amount that a supplier may recall from a cancelled booking, in minor units: what was received beyond the
 * commission that the agent keeps.
 */
export function recallableMinor(facts: Pick<StatusFacts, "commissionMinor" | "receivedMinor">): number {
  return Math.max(0, facts.receivedMinor - facts.commissionMinor);
}

/**
 * Returns a booking's status. This is the only rule for it: archived, else paid, else closed, else overdue, else
 * confirmed.
 */
export function statusOf(facts: StatusFacts, today: CalendarDate): BookingStatus {
  if (facts.isArchived) return "ARCHIVED";
  if (isSettled(facts)) return "PAID";
  if (facts.isClosed) return "CLOSED";
  return isOverdue(facts, today) ? "OVERDUE" : "CONFIRMED";
}

/**
 * Tells whether nothing is outstanding and something was received or a short payment was accepted. A booking that
 * merely expects nothing isn't settled.
 */
export function isSettled(facts: StatusFacts): boolean {
  const moved = facts.receivedMinor !== 0 || facts.shortPayMinor !== 0;
  return moved && outstandingMinor(facts) <= 0;
}

function isOverdue(facts: StatusFacts, today: CalendarDate): boolean {
  return !facts.nonCommissionable && today > facts.dueOn && outstandingMinor(facts) > 0;
}

/** The dates from which a due date is computed. */
export type DueFacts = {
  readonly override: CalendarDate | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly bookedOn: CalendarDate;
  readonly finalPaymentOn: CalendarDate | null;
};

/**
 * Returns the day by which commission is expected: the booking's own due date if set, else the basis date of the
 * supplier's policy plus its lag, else the end of travel plus 35 days.
 */
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

/** Returns the number of days since commission was due; 0 or less if it isn't overdue yet. */
export function daysOverdue(dueOn: CalendarDate, today: CalendarDate): number {
  return daysBetween(dueOn, today);
}
