import "server-only";
import { z } from "zod";
import type { Subscription } from "./customer.model";
import { asked, type StripeAccess } from "./stripe-access";

const changed = z.object({ id: z.string() });

/** Cancels a subscription at the end of the paid period. Returns false where Stripe doesn't know the subscription. */
export async function endWithPeriod(access: StripeAccess, id: string, key: string): Promise<boolean> {
  const answer = await asked(access, changed, (stripe) =>
    stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: key }),
  );
  return answer !== null;
}

/**
 * Takes back the cancellation of a subscription, at the end of its period or on a day. Returns false where Stripe
 * doesn't know it.
 */
export async function keepGoing(
  access: StripeAccess,
  { id, cancelAt }: Pick<Subscription, "id" | "cancelAt">,
  key: string,
): Promise<boolean> {
  const change = cancelAt === null ? { cancel_at_period_end: false } : { cancel_at: "" as const };
  const answer = await asked(access, changed, (stripe) =>
    stripe.subscriptions.update(id, change, { idempotencyKey: key }),
  );
  return answer !== null;
}

const deleted = z.object({ id: z.string(), deleted: z.literal(true) });

/**
 * Deletes a customer with their cards and ends their subscriptions immediately; Stripe keeps the invoices. Succeeds if
 * Stripe doesn't know the customer.
 */
export async function deleteCustomer(access: StripeAccess, id: string): Promise<void> {
  await asked(access, deleted, (stripe) => stripe.customers.del(id, {}, { idempotencyKey: `delete:${id}` }));
}
