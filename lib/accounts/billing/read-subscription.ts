import "server-only";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { selectCustomer, selectInvoices, selectSubscriptions } from "./customer.sql";
import { selectPreferences } from "./preferences/billing-preferences.sql";
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
