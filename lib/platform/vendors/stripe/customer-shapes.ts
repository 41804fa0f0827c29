import { z } from "zod";

/** The parts of Stripe's objects that are used, as its API writes them. Times are in seconds since 1970. */
const seconds = z.number().transform((value) => new Date(value * 1000));
const maybeSeconds = z
  .number()
  .nullish()
  .transform((value) => (value == null ? null : new Date(value * 1000)));
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const card = z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() });
const other = z.looseObject({ last4: z.string().nullish() });

/** A payment method. Kinds other than cards have their details under their own name. */
const paymentMethod = z.looseObject({ type: z.string().nullish(), card: card.nullish() }).transform((one) => {
  if (one.card) {
    const { brand, last4, exp_month: expMonth, exp_year: expYear } = one.card;
    return { brand, last4, expMonth, expYear };
  }
  if (!one.type) return null;
  const last4 = other.safeParse(one[one.type]).data?.last4 ?? null;
  return { brand: one.type, last4, expMonth: null, expYear: null };
});

export const customerShape = z.union([
  z.object({ id: z.string(), deleted: z.literal(true) }),
  z.object({
    id: z.string(),
    deleted: z.undefined().optional(),
    invoice_settings: z.object({ default_payment_method: paymentMethod.nullish() }),
  }),
]);

export const subscriptionShape = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: maybeSeconds,
  trial_end: maybeSeconds,
  ended_at: maybeSeconds,
  created: seconds,
  default_payment_method: paymentMethod.nullish(),
  items: z.object({
    data: z
      .array(
        z.object({
          current_period_start: seconds,
          current_period_end: seconds,
          price: z.object({
            id: z.string(),
            nickname: z.string().nullish(),
            unit_amount: z.number().nullable(),
            currency: z.string(),
            recurring: z.object({ interval: z.string() }).nullable(),
            product: idOf,
          }),
        }),
      )
      .min(1),
  }),
});

export const productShape = z.object({ name: z.string().nullish() });

export const invoiceShape = z.object({
  id: z.string(),
  status: z.string().nullable(),
  total: z.number(),
  currency: z.string(),
  created: seconds,
  hosted_invoice_url: z.string().nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: idOf }).nullish() }).nullish(),
});

export const chargeShape = z.object({
  amount_refunded: z.number(),
  currency: z.string(),
  payment_intent: idOf.nullish(),
});

export const invoicePaymentShape = z.object({ invoice: idOf });
