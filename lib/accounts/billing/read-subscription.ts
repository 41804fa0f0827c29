import "server-only";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { billingSystem } from "./become-customer";
import { selectCustomer, selectInvoices, selectSubscriptions } from "./customer.sql";
import { followNow } from "./follow-customer";
import { selectPreferences } from "./preferences/billing-preferences.sql";
import { isBillingConfigured } from "./provider";
import { currentOf, type Held } from "./subscription.model";

/** What the provider last said of the agent; it isn't asked, so this is there while it is away too. */
export function readSubscription(ctx: Context): Promise<Held> {
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

/** Asks the provider how the agent's subscription is, for somebody who comes back from paying before the provider's event does. */
export async function hearOfSubscription(ctx: Context): Promise<void> {
  if (!isBillingConfigured()) return;
  await limitRate(ASKED, agentId(ctx), ctx.now.getTime());
  await followNow(billingSystem(ctx), agentId(ctx));
}
