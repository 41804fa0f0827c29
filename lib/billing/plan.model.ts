import { z } from "zod";
import type { Plan } from "@/lib/vendors/stripe/plan.model";

export type { Plan } from "@/lib/vendors/stripe/plan.model";

const MONTHS = 12;
/** What a month costs where no plan is paid by the month: USD 170.00. */
const BASELINE: Pick<Plan, "amountMinor" | "currency"> = { amountMinor: 17_000, currency: "USD" };

const address = z
  .string({ error: "An address of this site is required" })
  .max(2_000, "The address is too long");

/** What `POST /subscription/checkout` takes. */
export const checkoutBody = z.object({
  priceId: z.string({ error: "A plan is required" }).min(1, "A plan is required").max(200, "No such plan"),
  successUrl: address,
  cancelUrl: address,
});

/** What `POST /subscription/portal` takes. */
export const portalBody = z.object({ returnUrl: address });

/** A plan as the contract shows it; `amount` is in the currency's smallest unit. */
export function planJson({ priceId, name, description, amountMinor, currency, interval, features }: Plan) {
  return { id: priceId, priceId, name, description, amount: amountMinor, currency, interval, features };
}

/** What a year of a yearly plan costs less than twelve months by the month, and how many months that is; null where it is no saving. */
export function savingsOf(
  plan: Plan,
  all: readonly Plan[],
): { readonly minor: number; readonly months: number } | null {
  if (plan.interval !== "YEAR") return null;
  const monthly =
    all.find(({ interval, currency }) => interval === "MONTH" && currency === plan.currency) ??
    (plan.currency === BASELINE.currency ? BASELINE : null);
  if (!monthly) return null;
  const minor = monthly.amountMinor * MONTHS - plan.amountMinor;
  return minor > 0 ? { minor, months: Math.floor(minor / monthly.amountMinor) } : null;
}
