import type { PLAN_INTERVALS } from "@/lib/platform/base/settings/plan-intervals";

/**
 * A card, in the details by which people recognise it. For other payment methods, such as a bank account or a wallet,
 * `brand` is the kind, and the rest may be null.
 */
export type Card = {
  readonly brand: string;
  readonly last4: string | null;
  readonly expMonth: number | null;
  readonly expYear: number | null;
};

/**
 * A subscription from Stripe, as the product stores it. Amounts are in the currency's smallest unit; `status` is
 * Stripe's status in capitals; `card` belongs to this subscription alone.
 */
export type Subscription = {
  readonly id: string;
  readonly status: string;
  readonly planName: string;
  readonly priceId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly interval: string;
  readonly periodStart: Date;
  /** For a subscription that has ended, the time when it ended. */
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** A day on which it ends other than the end of the period. */
  readonly cancelAt: Date | null;
  readonly trialEnd: Date | null;
  readonly createdAt: Date;
  readonly card: Card | null;
};

export type Invoice = {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly status: string;
  readonly amountMinor: number;
  readonly refundedMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly hostedUrl: string | null;
};

/**
 * A plan to subscribe to: a Stripe price, its amount in the currency's smallest unit. `features` is empty where Stripe
 * has none.
 */
export type Plan = {
  readonly priceId: string;
  readonly name: string;
  readonly description: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly interval: (typeof PLAN_INTERVALS)[number];
  readonly features: readonly string[];
};
