import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { endWithPeriod } from "@/lib/platform/vendors/stripe/change-subscription";
import { selectSubscriptions } from "./customer.sql";
import { followNow } from "./follow-customer";
import { isBillingConfigured, paymentProvider } from "./provider";
import { currentOf, endsAt, isOver } from "./subscription.model";

/** Sees to it that nobody is charged again who has closed their account: a subscription ends with what is paid. `key` is the same for each try. */
export async function endRenewal(ctx: Context, userId: string, key: string): Promise<void> {
  if (!isBillingConfigured()) return;
  const current = currentOf(await inTenant(ctx, userId, (tx) => selectSubscriptions(tx, userId)));
  if (!current || isOver(current) || endsAt(current) !== null) return;
  await endWithPeriod(paymentProvider(), current.id, key);
  await followNow(ctx, userId);
}
