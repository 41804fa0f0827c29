import type { BadgeTone } from "@/components/ui/badge";
import { endsAt, isOver, type Subscription } from "@/lib/accounts/billing/subscription.model";

type Words = { readonly label: string; readonly tone: BadgeTone };

const STATUSES: Readonly<Record<string, Words>> = {
  ACTIVE: { label: "Active", tone: "ok" },
  TRIALING: { label: "Trial", tone: "info" },
  PAST_DUE: { label: "Past Due", tone: "danger" },
  CANCELED: { label: "Canceled", tone: "grey" },
  UNPAID: { label: "Unpaid", tone: "danger" },
  INCOMPLETE: { label: "Incomplete", tone: "warn" },
  INCOMPLETE_EXPIRED: { label: "Expired", tone: "grey" },
};

/** Returns the label of a status; an unknown status is its own label. */
export function statusWordsOf(status: string): Words {
  return STATUSES[status] ?? { label: status, tone: "grey" };
}

/** A notice about a subscription for its agent. `day` is the date it refers to. */
export type Notice = {
  readonly tone: "info" | "warn" | "danger";
  readonly words: string;
  readonly day: Date | null;
  /** Whether another card or another attempt would help. */
  readonly asksForPayment: boolean;
};

const UNPAID: Readonly<Record<string, string>> = {
  PAST_DUE: "Your last payment failed. Update your payment method to keep your plan.",
  UNPAID: "Your plan is paused, because it wasn't paid. Update your payment method to go on.",
  PAUSED: "Your plan is paused, as its trial ended without a payment method. Add one to go on.",
  INCOMPLETE: "Your first payment wasn't completed. Complete it to start your plan.",
};

export function noticeOf(one: Subscription): Notice | null {
  const unpaid = UNPAID[one.status];
  if (unpaid)
    return {
      tone: one.status === "INCOMPLETE" ? "warn" : "danger",
      words: unpaid,
      day: null,
      asksForPayment: true,
    };
  const quiet = { tone: "info", asksForPayment: false } as const;
  if (isOver(one)) return null;
  const end = endsAt(one);
  if (end) return { ...quiet, tone: "warn", words: "Your subscription will cancel at period end:", day: end };
  if (one.status === "TRIALING" && one.trialEnd)
    return {
      ...quiet,
      words: "Your subscription continues automatically after the trial ends on",
      day: one.trialEnd,
    };
  return null;
}

const PERIOD_ENDS: Readonly<Record<string, string>> = {
  ACTIVE: "Next payment on",
  TRIALING: "First payment on",
};

/** Returns the label of the day until which a subscription is paid. */
export function periodWords(one: Subscription): string {
  if (isOver(one)) return "Ended on";
  if (endsAt(one)) return "Ends on";
  return PERIOD_ENDS[one.status] ?? "Period ends on";
}

/**
 * Returns the change that a subscription allows: to reactivate it if it is going to end, otherwise to
 * cancel it if it is in use.
 */
export function offeredChange(one: Subscription): "cancel" | "reactivate" | null {
  if (isOver(one)) return null;
  if (endsAt(one)) return "reactivate";
  return one.status === "ACTIVE" || one.status === "TRIALING" ? "cancel" : null;
}
