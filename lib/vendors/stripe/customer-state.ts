import "server-only";
import { z } from "zod";
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

/** A card as one recognises it. */
export type ProviderCard = {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};
/** Amounts are in the currency's smallest unit; `status` is Stripe's word in capitals. `card` is of this subscription alone. */
export type ProviderSubscription = {
  readonly id: string;
  readonly status: string;
  readonly planName: string;
  readonly priceId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly interval: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** A day on which it ends that isn't the period's end. */
  readonly cancelAt: Date | null;
  readonly trialEnd: Date | null;
  readonly createdAt: Date;
  readonly card: ProviderCard | null;
};
export type ProviderInvoice = {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly status: string;
  readonly amountMinor: number;
  readonly refundedMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly hostedUrl: string | null;
};
/** All that Stripe says now of one customer, newest first. */
export type CustomerState = {
  readonly isDeleted: boolean;
  readonly card: ProviderCard | null;
  readonly subscriptions: readonly ProviderSubscription[];
  readonly invoices: readonly ProviderInvoice[];
};

/** Stripe's own most; eight years of monthly invoices. */
const MOST = 100;

/** Asks for all of a customer at once, so that what is stored of it fits together. Null where Stripe knows no such customer. */
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
    card: customer.deleted === true ? null : cardOf(customer.invoice_settings.default_payment_method),
    subscriptions,
    invoices: invoices.map((one) => ({ ...one, refundedMinor: refunds.get(one.id) ?? 0 })),
  };
}

/** A customer's subscriptions, those that ended included. */
export async function fetchSubscriptions(
  access: StripeAccess,
  customer: string,
): Promise<ProviderSubscription[]> {
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

/** Expanding them would be a level deeper than Stripe allows. */
async function namesOf(access: StripeAccess, products: ReadonlySet<string>): Promise<Map<string, string>> {
  const named = [...products].map(async (id): Promise<[string, string]> => {
    const product = await asked(access, productShape, (stripe) => stripe.products.retrieve(id));
    return [id, product?.name ?? "Subscription"];
  });
  return new Map(await Promise.all(named));
}

type Subscription = z.output<typeof subscriptionShape>;

function itemOf({ items }: Subscription) {
  const [item] = items.data;
  if (!item) throw new Error("the shape says that there is one");
  return item;
}

function subscriptionOf(one: Subscription, names: ReadonlyMap<string, string>): ProviderSubscription {
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
    periodEnd: current_period_end,
    cancelAtPeriodEnd: one.cancel_at_period_end,
    cancelAt: one.cancel_at_period_end ? null : one.cancel_at,
    trialEnd: one.trial_end,
    createdAt: one.created,
    card: cardOf(one.default_payment_method),
  };
}

async function fetchInvoices(access: StripeAccess, customer: string) {
  const list = await asked(access, listOf(invoiceShape), (stripe) =>
    stripe.invoices.list({ customer, limit: MOST }),
  );
  // A draft may still change its sum and can't be paid.
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

/** How much came back of which invoice: an invoice itself doesn't say. */
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

function cardOf(method: { card?: z.output<typeof customerCard> | null | undefined } | null | undefined) {
  if (!method?.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear } satisfies ProviderCard;
}

const customerCard = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
});
