import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { endWithPeriod } from "@/lib/platform/vendors/stripe/change-subscription";
import { deleteCustomer } from "@/lib/platform/vendors/stripe/delete-customer";
import { selectCustomer, selectSubscriptions } from "./customer.sql";
import { followNow } from "./follow-customer";
import { isBillingConfigured, paymentProvider } from "./provider";
import { currentOf, endsAt, isOver } from "./subscription.model";

/** Has the provider forget an agent who leaves, which ends every subscription at once. Also right where they are forgotten already. */
export async function endCustomer(ctx: Context, userId: string): Promise<void> {
  if (!isBillingConfigured()) return;
  const customer = await inTenant(ctx, userId, (tx) => selectCustomer(tx, userId));
  if (customer && !customer.isDeleted) await deleteCustomer(paymentProvider(), customer.customerId);
}

/** Sees to it that nobody is charged again who has closed their account: a subscription ends with what is paid. `key` is the same for each try. */
export async function endRenewal(ctx: Context, userId: string, key: string): Promise<void> {
  if (!isBillingConfigured()) return;
  const current = currentOf(await inTenant(ctx, userId, (tx) => selectSubscriptions(tx, userId)));
  if (!current || isOver(current) || endsAt(current) !== null) return;
  await endWithPeriod(paymentProvider(), current.id, key);
  await followNow(ctx, userId);
}
