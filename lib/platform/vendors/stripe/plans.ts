import "server-only";
import { z } from "zod";
import { PLAN_INTERVALS } from "@/lib/platform/base/settings/plan-intervals";
import type { Plan } from "./customer.model";
import { askedFor, listOf, type StripeAccess } from "./stripe-access";
import { minorOf } from "./stripe-money";

const priceShape = z.object({
  id: z.string(),
  nickname: z.string().nullish(),
  unit_amount: z.number().nullable(),
  currency: z.string(),
  recurring: z
    .object({ interval: z.string(), interval_count: z.number(), usage_type: z.string().nullish() })
    .nullable(),
  product: z.object({
    name: z.string().nullish(),
    description: z.string().nullish(),
    active: z.boolean().nullish(),
    marketing_features: z.array(z.object({ name: z.string().nullish() })).nullish(),
  }),
});
type Price = z.output<typeof priceShape>;

/** Stripe's own maximum per page; nobody offers more plans. */
const MOST = 100;

/**
 * Fetches the prices that are paid monthly or yearly, monthly ones first.
 *
 * @param product the product to which the prices belong; without it, those of every product
 */
export async function fetchPlans(access: StripeAccess, product: string | undefined): Promise<Plan[]> {
  const { data } = await askedFor(access, listOf(priceShape), (stripe) =>
    stripe.prices.list({
      active: true,
      type: "recurring",
      limit: MOST,
      expand: ["data.product"],
      ...(product !== undefined && { product }),
    }),
  );
  const plans = data.flatMap(planOf);
  const place = (plan: Plan) => PLAN_INTERVALS.indexOf(plan.interval);
  return plans.sort((a, b) => place(a) - place(b) || a.amountMinor - b.amountMinor);
}

/**
 * Converts a price to a plan. Returns none for a price of an inactive product, a metered or tiered one, or one with
 * another interval.
 */
function planOf({ id, nickname, unit_amount, currency, recurring, product }: Price): Plan[] {
  const interval = PLAN_INTERVALS.find((one) => one === recurring?.interval.toUpperCase());
  const isPlain = recurring?.interval_count === 1 && recurring.usage_type !== "metered";
  if (!interval || !isPlain || unit_amount === null || product.active === false) return [];
  return [
    {
      priceId: id,
      name: nickname || product.name || "Subscription",
      description: product.description || null,
      amountMinor: minorOf(unit_amount, currency),
      currency: currency.toUpperCase(),
      interval,
      features: (product.marketing_features ?? []).flatMap(({ name }) => (name ? [name] : [])),
    },
  ];
}
