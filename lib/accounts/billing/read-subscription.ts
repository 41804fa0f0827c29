import "server-only";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { billingSystem } from "./become-customer";
import { selectPreferences } from "./billing.sql";
import { selectCustomer, selectInvoices, selectSubscriptions } from "./customer.sql";
import { isBillingConfigured } from "./provider";
import { currentOf, type StoredBilling } from "./subscription.model";
import { followNow } from "./sync-customer";

/**
 * Returns what the provider last said about the agent. It doesn't ask the provider, so it works while that is
 * unavailable.
 */
export function readSubscription(ctx: Context): Promise<StoredBilling> {
  const userId = agentId(ctx);
  return inReadTransaction(ctx, async (tx) => {
    const customer = await selectCustomer(tx, userId);
    const subscription = currentOf(await selectSubscriptions(tx, userId));
    const isCustomer = customer !== null && !customer.isDeleted;
    return {
      subscription,
      card: subscription?.card ?? customer?.card ?? null,
      isCustomer,
      invoices: await selectInvoices(tx, userId),
      preferences: await selectPreferences(tx, userId),
    };
  });
}

const ASKED = { name: "billing-heard", max: 6, seconds: 60 };

/**
 * Fetches the state of the agent's subscription from the provider, for somebody who returns from paying before the
 * provider's event arrives.
 */
export async function refreshSubscription(ctx: Context): Promise<void> {
  if (!isBillingConfigured()) return;
  await limitRate(ASKED, agentId(ctx), ctx.now.getTime());
  await followNow(billingSystem(ctx), agentId(ctx));
}
