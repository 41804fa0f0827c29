import { z } from "zod";
import { missing } from "@/lib/platform/base/input";
import type { Plan } from "@/lib/platform/vendors/stripe/customer.model";

export type { Plan } from "@/lib/platform/vendors/stripe/customer.model";

const address = z
  .string({ error: missing("An address of this site is required") })
  .max(2_000, "The address is too long");

/** The body of `POST /subscription/checkout`. */
export const checkoutBody = z.object({
  priceId: z
    .string({ error: missing("A plan is required") })
    .min(1, "A plan is required")
    .max(200, "No such plan"),
  successUrl: address,
  cancelUrl: address,
});

/** The body of `POST /subscription/portal`. */
export const portalBody = z.object({ returnUrl: address });

/** Returns a plan in the format of the API; `amount` is in the currency's smallest unit. */
export function planJson({ priceId, name, description, amountMinor, currency, interval, features }: Plan) {
  return { id: priceId, priceId, name, description, amount: amountMinor, currency, interval, features };
}
