import type { Subscription } from "@/lib/accounts/billing/subscription.model";

/** Returns an active subscription with the given changes. */
export function subscription(more: Partial<Subscription>): Subscription {
  return {
    id: "sub_1",
    status: "ACTIVE",
    planName: "Monthly Plan",
    priceId: "price_month",
    amountMinor: 17_000,
    currency: "USD",
    interval: "MONTH",
    periodStart: new Date("2026-11-01T00:00:00Z"),
    periodEnd: new Date("2026-12-01T00:00:00Z"),
    cancelAtPeriodEnd: false,
    cancelAt: null,
    trialEnd: null,
    createdAt: new Date("2026-11-01T00:00:00Z"),
    card: null,
    ...more,
  };
}
