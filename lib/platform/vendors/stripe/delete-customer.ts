import "server-only";
import { z } from "zod";
import { asked, type StripeAccess } from "./stripe-access";

const deleted = z.object({ id: z.string(), deleted: z.literal(true) });

/** Deletes a customer with their cards, and ends their subscriptions at once; invoices stay with Stripe. Also right where Stripe knows no such customer. */
export async function deleteCustomer(access: StripeAccess, id: string): Promise<void> {
  await asked(access, deleted, (stripe) => stripe.customers.del(id, {}, { idempotencyKey: `delete:${id}` }));
}
