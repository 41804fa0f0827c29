import "server-only";
import { z } from "zod";
import { asked, type StripeAccess } from "./stripe-access";

const deleted = z.object({ id: z.string(), deleted: z.literal(true) });

/**
 * Deletes a customer with their cards and ends their subscriptions immediately; Stripe keeps the invoices. Succeeds if
 * Stripe doesn't know the customer.
 */
export async function deleteCustomer(access: StripeAccess, id: string): Promise<void> {
  await asked(access, deleted, (stripe) => stripe.customers.del(id, {}, { idempotencyKey: `delete:${id}` }));
}
