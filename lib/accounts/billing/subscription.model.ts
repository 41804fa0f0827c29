import { Failure } from "@/lib/platform/base/failure";
import type { Card, Invoice, Subscription } from "@/lib/platform/vendors/stripe/customer.model";

import type { BillingPreferences } from "./preferences/billing-preferences.model";

export type { Card, Invoice, Subscription } from "@/lib/platform/vendors/stripe/customer.model";

/** Statuses of subscriptions that have ended for good. */
const OVER = new Set(["CANCELED", "INCOMPLETE_EXPIRED"]);

export function isOver({ status }: Pick<Subscription, "status">): boolean {
  return OVER.has(status);
}

const UNPAID = new Set(["PAST_DUE", "UNPAID"]);

/** Whether a payment for it has failed. */
export function isUnpaid({ status }: Pick<Subscription, "status">): boolean {
  return UNPAID.has(status);
}

/** Returns the current subscription: the newest that has not ended or, if all have, the newest of those. */
export function currentOf<S extends Pick<Subscription, "status" | "createdAt">>(all: readonly S[]): S | null {
  const rank = (one: S) => (isOver(one) ? 1 : 0);
  const [first] = [...all].sort((a, b) => rank(a) - rank(b) || Number(b.createdAt) - Number(a.createdAt));
  return first ?? null;
}

/** The message when there is no subscription to show or change. */
export const NO_SUBSCRIPTION = "You have no subscription.";

/** Returns when a current subscription will end, at the end of its period or on another day; null if it continues. */
export function endsAt({
  cancelAtPeriodEnd,
  cancelAt,
  periodEnd,
}: Pick<Subscription, "cancelAtPeriodEnd" | "cancelAt" | "periodEnd">): Date | null {
  return cancelAtPeriodEnd ? periodEnd : cancelAt;
}

/**
 * The stored billing data of an agent: a subscription, which may have ended, the card it is paid with, and the
 * invoices, newest first.
 */
export type StoredBilling = {
  readonly subscription: Subscription | null;
  readonly card: Card | null;
  readonly isCustomer: boolean;
  readonly invoices: readonly Invoice[];
  readonly preferences: BillingPreferences;
};

/**
 * Returns a subscription in the format of the API, amounts in the currency's smallest unit; throws NOT_FOUND where
 * there is none.
 */
export function subscriptionAnswer({ subscription: one, invoices }: StoredBilling) {
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
