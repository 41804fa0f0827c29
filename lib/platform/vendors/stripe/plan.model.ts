import type { PLAN_INTERVALS } from "@/lib/platform/base/settings/plan-intervals";

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
