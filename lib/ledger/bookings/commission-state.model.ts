import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Money } from "@/lib/platform/base/money";
import { daysOverdue, outstandingMinor, recallableMinor, type StatusFacts } from "./booking-status.model";

/** The state of a booking's commission on a day; derived, never stored. */
type CommissionState =
  | {
      readonly kind:
        | "none"
        | "not due"
        | "received"
        | "overpaid"
        | "recall possible"
        | "recalled"
        | "partial";
    }
  | { readonly kind: "due soon" | "overdue"; readonly days: number };

export type CommissionKind = CommissionState["kind"];

const SOON_DAYS = 14;

/**
 * Derives the state that the commission badge shows. `days` is the number of days until the due date, or since it. A
 * closed booking no longer waits for commission, so it is neither due soon nor overdue.
 */
export function commissionStateOf(
  facts: StatusFacts,
  today: CalendarDate,
  hasRecall = facts.receivedMinor < 0,
): CommissionState {
  const owed = outstandingMinor(facts);
  const expectsNothing = facts.commissionMinor === 0 && facts.receivedMinor === 0;
  if (facts.nonCommissionable || expectsNothing) return { kind: "none" };
  // A negative commission is a recall: it was never expected income, so it can't be overpaid.
  if (facts.commissionMinor < 0) return { kind: "recalled" };
  if (facts.isCancelled && recallableMinor(facts) > 0) return { kind: "recall possible" };
  if (owed < 0) return { kind: "overpaid" };
  if (owed === 0) return { kind: "received" };
  if (hasRecall) return { kind: "recalled" };
  return owedState(facts, daysOverdue(facts.dueOn, today));
}

function owedState(facts: StatusFacts, late: number): CommissionState {
  if (late > 0 && !facts.isClosed) return { kind: "overdue", days: late };
  if (facts.receivedMinor > 0) return { kind: "partial" };
  return late >= -SOON_DAYS && !facts.isClosed ? { kind: "due soon", days: -late } : { kind: "not due" };
}

/** Returns the text of the badge. */
export function commissionWords(state: CommissionState): string {
  switch (state.kind) {
    case "overdue":
      return `Overdue ${state.days} d`;
    case "due soon":
      return state.days === 0 ? "Due today" : `Due in ${state.days} d`;
    case "none":
      return "No commission";
    default:
      return `${state.kind.charAt(0).toUpperCase()}${state.kind.slice(1)}`;
  }
}

/**
 * Returns the commission as a percentage of the total, such as "10.0%"; null if they are in different currencies or the
 * total isn't positive.
 */
export function commissionRate(total: Money, commission: Money): string | null {
  if (total.currency !== commission.currency || total.minor <= 0) return null;
  return `${((commission.minor / total.minor) * 100).toFixed(1)}%`;
}
