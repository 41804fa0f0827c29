import "server-only";
import { z } from "zod";
import { asked, askedFor, listOf, type StripeAccess } from "./stripe-access";

const created = z.object({ id: z.string() });
const address = z.url({ protocol: /^https?$/ });
const sessionShape = z.object({
  id: z.string(),
  status: z.string().nullable(),
  url: z.string().nullish(),
  success_url: z.string().nullish(),
  cancel_url: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const openSession = z.object({ id: z.string(), url: address });
const portalShape = z.object({ url: address });

/** Who buys what, and where the browser returns to. */
export type Purchase = {
  readonly customer: string;
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly now: Date;
};

/**
 * Stripe returns the same response for a key for a day, even if it was an internal error of its own, so keys change
 * after this time.
 */
const KEY_MS = 600_000;
const keyOf = (now: Date, ...parts: string[]) => [...parts, Math.floor(now.getTime() / KEY_MS)].join(":");

/**
 * Creates a customer and returns its id. Simultaneous calls create the same one. `before` is the customer that this
 * person was previously, "none" if there was none.
 */
export async function createCustomer(
  access: StripeAccess,
  person: { readonly userId: string; readonly email: string; readonly before: string; readonly now: Date },
): Promise<string> {
  const { userId, email, before, now } = person;
  const idempotencyKey = keyOf(now, "customer", userId, before);
  const { id } = await askedFor(access, created, (stripe) =>
    stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey }),
  );
  return id;
}

/**
 * Returns the address of Stripe's payment page. A customer has one open page at a time: one for the same purchase is
 * returned again, any other is closed first. Simultaneous calls share a key, so they get the same page.
 */
export async function openCheckout(access: StripeAccess, purchase: Purchase): Promise<string> {
  const { customer, priceId, successUrl, cancelUrl, now } = purchase;
  const { data: sessions } = await askedFor(access, listOf(sessionShape), (stripe) =>
    stripe.checkout.sessions.list({ customer, limit: 10 }),
  );
  for (const session of sessions.filter(({ status }) => status === "open")) {
    const isSame =
      session.metadata?.priceId === priceId &&
      session.success_url === successUrl &&
      session.cancel_url === cancelUrl;
    if (isSame && session.url) return address.parse(session.url);
    await askedFor(access, created, (stripe) =>
      stripe.checkout.sessions.expire(session.id, {}, { idempotencyKey: keyOf(now, "expire", session.id) }),
    );
  }
  const { url } = await askedFor(access, openSession, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer,
        line_items: [{ price: priceId, quantity: 1 }],
        metadata: { priceId },
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: keyOf(now, "checkout", customer, sessions[0]?.id ?? "first") },
    ),
  );
  return url;
}

/**
 * Returns the address of Stripe's billing portal for a customer's cards and invoices; null where Stripe doesn't know
 * the customer.
 */
export async function openPortal(
  access: StripeAccess,
  { customer, returnUrl }: { readonly customer: string; readonly returnUrl: string },
  key: string,
): Promise<string | null> {
  const session = await asked(access, portalShape, (stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }, { idempotencyKey: key }),
  );
  return session?.url ?? null;
}
