import { Failure } from "@/lib/platform/base/failure";
import type { Card, Invoice, Subscription } from "@/lib/platform/vendors/stripe/customer.model";

import type { BillingPreferences } from "./preferences/billing-preferences.model";

export type { Card, Invoice, Subscription } from "@/lib/platform/vendors/stripe/customer.model";

/** States that an ended subscription doesn't come back from. */
const OVER = new Set(["CANCELED", "INCOMPLETE_EXPIRED"]);

export function isOver({ status }: Pick<Subscription, "status">): boolean {
  return OVER.has(status);
}

const UNPAID = new Set(["PAST_DUE", "UNPAID"]);

/** Whether a payment for it was asked for in vain. */
export function isUnpaid({ status }: Pick<Subscription, "status">): boolean {
  return UNPAID.has(status);
}

/** The subscription that counts: one that lives before one that is over, the newest of these. */
export function currentOf<S extends Pick<Subscription, "status" | "createdAt">>(all: readonly S[]): S | null {
  const rank = (one: S) => (isOver(one) ? 1 : 0);
  const [first] = [...all].sort((a, b) => rank(a) - rank(b) || Number(b.createdAt) - Number(a.createdAt));
  return first ?? null;
}

/** Why there is nothing to show or change. */
export const NO_SUBSCRIPTION = "You have no subscription.";

/** When a subscription that lives is to end, with its period or on another day; null where it goes on. */
export function endsAt({
  cancelAtPeriodEnd,
  cancelAt,
  periodEnd,
}: Pick<Subscription, "cancelAtPeriodEnd" | "cancelAt" | "periodEnd">): Date | null {
  return cancelAtPeriodEnd ? periodEnd : cancelAt;
}

/** What is held of what an agent pays: a subscription, over or not, the card it is paid with, invoices with the newest first. */
export type Held = {
  readonly subscription: Subscription | null;
  readonly card: Card | null;
  readonly isCustomer: boolean;
  readonly invoices: readonly Invoice[];
  readonly preferences: BillingPreferences;
};

/** A subscription as the contract answers it, amounts in the currency's smallest unit; NOT_FOUND where there is none. */
export function subscriptionAnswer({ subscription: one, invoices }: Held) {
  if (!one) throw new Failure("NOT_FOUND", NO_SUBSCRIPTION);
  const data = {
    status: one.status,
    plan: { name: one.planName, amount: one.amountMinor, currency: one.currency, interval: one.interval },
    currentPeriodStart: one.periodStart,
    currentPeriodEnd: one.periodEnd,
    cancelAtPeriodEnd: one.cancelAtPeriodEnd,
    trialEnd: one.trialEnd,
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      amount: invoice.amountMinor,
      currency: invoice.currency,
      createdAt: invoice.createdAt,
      paid: invoice.status === "PAID",
      status: invoice.status,
      hostedInvoiceUrl: invoice.hostedUrl,
    })),
  };
  return { data };
}
