import type { Plan } from "@/lib/accounts/billing/plan.model";
import { amountWords, intervalWords } from "../amount.model";
import { PLAN_FEATURES, type PlanWords, POPULAR, PUBLIC_PLAN_INTERVALS } from "../pricing.model";

/** A plan of the payment provider's in words, and what is bought by it. */
export type PlanOffer = PlanWords & { readonly priceId: string; readonly isChosen: boolean };

/** What a month costs that isn't paid by the year, where no such plan is offered beside. */
const BASELINE = { amountMinor: 17_000, currency: "USD" };
const MONTHS = 12;

/** The plans in words. @param chosen the plan that somebody chose before signing up, as the address says it */
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

/** Prices without a name of their own have their product's: what differs tells them apart. */
function nameOf({ name, interval, currency }: Plan, plans: readonly Plan[]): string {
  const namesakes = plans.filter((plan) => plan.name === name);
  if (namesakes.length === 1) return name;
  const isOnly = namesakes.filter((plan) => plan.interval === interval).length === 1;
  return [name, EVERY[interval], ...(isOnly ? [] : [currency])].join(", ");
}

/** What a year costs less than twelve months do in the same currency; nothing is said where it costs no less. */
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
