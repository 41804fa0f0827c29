import type { Plan } from "@/lib/accounts/billing/plan.model";
import { amountWords, intervalWords } from "../amount.model";
import { PLAN_FEATURES, type PlanWords, POPULAR, PUBLIC_PLAN_INTERVALS } from "../pricing.model";

/** A plan of the payment provider as text, with the id of its price. */
export type PlanOffer = PlanWords & { readonly priceId: string; readonly isChosen: boolean };

/** The monthly price with which a yearly plan is compared if no monthly plan is offered. */
const BASELINE = { amountMinor: 17_000, currency: "USD" };
const MONTHS = 12;

/**
 * Returns the plans as text.
 * @param chosen the id of the plan chosen before signing up, from the address
 */
export function planOffers(plans: readonly Plan[], chosen: string | null): readonly PlanOffer[] {
  const interval = Object.entries(PUBLIC_PLAN_INTERVALS).find(([id]) => id === chosen)?.[1];
  const wanted = plans.find((plan) => plan.interval === interval);
  return plans.map((plan) => ({
    priceId: plan.priceId,
    name: nameOf(plan, plans),
    description: plan.description,
    price: amountWords(plan.amountMinor, plan.currency),
    interval: intervalWords(plan.interval),
    flag: plan.interval === "YEAR" ? POPULAR : null,
    savings: savingsOf(plan, plans),
    features: plan.features.length > 0 ? plan.features : PLAN_FEATURES,
    isChosen: plan === wanted,
  }));
}

const EVERY: Readonly<Record<Plan["interval"], string>> = { MONTH: "monthly", YEAR: "yearly" };

/**
 * Returns a distinct name. Prices without their own name have their product's, so the interval and currency are added.
 */
function nameOf({ name, interval, currency }: Plan, plans: readonly Plan[]): string {
  const namesakes = plans.filter((plan) => plan.name === name);
  if (namesakes.length === 1) return name;
  const isOnly = namesakes.filter((plan) => plan.interval === interval).length === 1;
  return [name, EVERY[interval], ...(isOnly ? [] : [currency])].join(", ");
}

/**
 * Returns how much a yearly plan saves compared with twelve months in the same currency; empty if it saves nothing.
 */
function savingsOf(plan: Plan, plans: readonly Plan[]): readonly string[] {
  if (plan.interval !== "YEAR") return [];
  const monthly = plans.find(({ interval, currency }) => interval === "MONTH" && currency === plan.currency);
  const { amountMinor: month, currency } = monthly ?? BASELINE;
  const saved = month * MONTHS - plan.amountMinor;
  if (currency !== plan.currency || saved <= 0) return [];
  const free = saved / month;
  const words = [`Save ${amountWords(saved, currency)}/year`];
  return Number.isInteger(free) ? [...words, `${free} ${free === 1 ? "month" : "months"} free`] : words;
}
