import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { deleteCustomer } from "@/lib/platform/vendors/stripe/delete-customer";
import { selectCustomer } from "./customer.sql";
import { isBillingConfigured, paymentProvider } from "./provider";

/** Has the provider forget an agent who leaves, which ends every subscription at once. Also right where they are forgotten already. */
export async function endCustomer(ctx: Context, userId: string): Promise<void> {
  if (!isBillingConfigured()) return;
  const customer = await inTenant(ctx, userId, (tx) => selectCustomer(tx, userId));
  if (customer && !customer.isDeleted) await deleteCustomer(paymentProvider(), customer.customerId);
}
