import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { deleteCustomer, endWithPeriod } from "@/lib/platform/vendors/stripe/change-subscription";
import { selectCustomer, selectSubscriptions } from "./customer.sql";
import { isBillingConfigured, paymentProvider } from "./provider";
import { currentOf, endsAt, isOver } from "./subscription.model";
import { followNow } from "./sync-customer";

/**
 * Deletes, at the provider, the customer of an agent who closes their account, which ends every subscription
 * immediately. Succeeds if it is deleted already.
 */
export async function endCustomer(ctx: Context, userId: string): Promise<void> {
  if (!isBillingConfigured()) return;
  const customer = await inTenant(ctx, userId, (tx) => selectCustomer(tx, userId));
  if (customer && !customer.isDeleted) await deleteCustomer(paymentProvider(), customer.customerId);
}

/**
 * Makes sure that somebody who has closed their account is not charged again: cancels the subscription at the end of
 * the paid period. `key` stays the same for each try.
 */
export async function endRenewal(ctx: Context, userId: string, key: string): Promise<void> {
  if (!isBillingConfigured()) return;
  const current = currentOf(await inTenant(ctx, userId, (tx) => selectSubscriptions(tx, userId)));
  if (!current || isOver(current) || endsAt(current) !== null) return;
  await endWithPeriod(paymentProvider(), current.id, key);
  await followNow(ctx, userId);
}
