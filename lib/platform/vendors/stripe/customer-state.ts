import "server-only";
import type { z } from "zod";
import type { Card, Invoice, Subscription } from "./customer.model";
import {
  chargeShape,
  customerShape,
  invoicePaymentShape,
  invoiceShape,
  productShape,
  subscriptionShape,
} from "./customer-shapes";
import { asked, askedFor, listOf, type StripeAccess } from "./stripe-access";
import { minorOf } from "./stripe-money";

/** All that Stripe currently knows of one customer, newest first. */
export type CustomerState = {
  readonly isDeleted: boolean;
  readonly card: Card | null;
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
};

/** Stripe's own maximum per page; eight years of monthly invoices. */
const MOST = 100;

/**
 * Fetches everything about a customer at once, so that the stored data is consistent. Returns null where Stripe doesn't
 * know the customer.
 */
export async function fetchCustomer(access: StripeAccess, id: string): Promise<CustomerState | null> {
  const [customer, subscriptions, invoices, refunds] = await Promise.all([
    asked(access, customerShape, (stripe) =>
      stripe.customers.retrieve(id, { expand: ["invoice_settings.default_payment_method"] }),
    ),
    fetchSubscriptions(access, id),
    fetchInvoices(access, id),
    fetchRefunds(access, id),
  ]);
  if (customer === null) return null;
  return {
    isDeleted: customer.deleted === true,
    card: customer.deleted === true ? null : (customer.invoice_settings.default_payment_method ?? null),
    subscriptions,
    invoices: invoices.map((one) => ({ ...one, refundedMinor: refunds.get(one.id) ?? 0 })),
  };
}

/** Fetches a customer's subscriptions, including those that have ended. */
async function fetchSubscriptions(access: StripeAccess, customer: string): Promise<Subscription[]> {
  const list = await asked(access, listOf(subscriptionShape), (stripe) =>
    stripe.subscriptions.list({
      customer,
      status: "all",
      limit: MOST,
      expand: ["data.default_payment_method"],
    }),
  );
  const found = list?.data ?? [];
  const names = await namesOf(access, new Set(found.map((one) => itemOf(one).price.product)));
  return found.map((one) => subscriptionOf(one, names));
}

/** Fetches the names of products separately: expanding them would be a level deeper than Stripe allows. */
async function namesOf(access: StripeAccess, products: ReadonlySet<string>): Promise<Map<string, string>> {
  const named = [...products].map(async (id): Promise<[string, string]> => {
    const product = await asked(access, productShape, (stripe) => stripe.products.retrieve(id));
    return [id, product?.name ?? "Subscription"];
  });
  return new Map(await Promise.all(named));
}

type StripeSubscription = z.output<typeof subscriptionShape>;

function itemOf({ items }: StripeSubscription) {
  const [item] = items.data;
  if (!item) throw new Error("the shape says that there is one");
  return item;
}

function subscriptionOf(one: StripeSubscription, names: ReadonlyMap<string, string>): Subscription {
  const { price, current_period_start, current_period_end } = itemOf(one);
  return {
    id: one.id,
    status: one.status.toUpperCase(),
    planName: price.nickname || (names.get(price.product) ?? ""),
    priceId: price.id,
    amountMinor: minorOf(price.unit_amount ?? 0, price.currency),
    currency: price.currency.toUpperCase(),
    interval: (price.recurring?.interval ?? "").toUpperCase(),
    periodStart: current_period_start,
    periodEnd: one.ended_at ?? current_period_end,
    cancelAtPeriodEnd: one.cancel_at_period_end,
    cancelAt: one.cancel_at_period_end ? null : one.cancel_at,
    trialEnd: one.trial_end,
    createdAt: one.created,
    card: one.default_payment_method ?? null,
  };
}

async function fetchInvoices(access: StripeAccess, customer: string) {
  const list = await asked(access, listOf(invoiceShape), (stripe) =>
    stripe.invoices.list({ customer, limit: MOST }),
  );
  // A draft can't be paid, and its total may still change.
  const final = (list?.data ?? []).filter(({ status }) => status !== "draft");
  return final.map((one) => ({
    id: one.id,
    subscriptionId: one.parent?.subscription_details?.subscription ?? null,
    status: (one.status ?? "").toUpperCase(),
    amountMinor: minorOf(one.total, one.currency),
    currency: one.currency.toUpperCase(),
    createdAt: one.created,
    hostedUrl: one.hosted_invoice_url ?? null,
  }));
}

/** Returns how much of each invoice was refunded, which an invoice itself doesn't say. */
async function fetchRefunds(access: StripeAccess, customer: string): Promise<Map<string, number>> {
  const list = await asked(access, listOf(chargeShape), (stripe) =>
    stripe.charges.list({ customer, limit: MOST }),
  );
  const refunds = new Map<string, number>();
  for (const charge of list?.data ?? []) {
    const intent = charge.payment_intent;
    if (charge.amount_refunded === 0 || !intent) continue;
    const { data } = await askedFor(access, listOf(invoicePaymentShape), (stripe) =>
      stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent: intent } }),
    );
    for (const { invoice } of data.slice(0, 1)) {
      const sum = minorOf(charge.amount_refunded, charge.currency);
      refunds.set(invoice, (refunds.get(invoice) ?? 0) + sum);
    }
  }
  return refunds;
}
