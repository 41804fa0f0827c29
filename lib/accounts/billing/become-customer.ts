import "server-only";
import { readOwnUser } from "@/lib/accounts/users/own-user";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTenant } from "@/lib/platform/context/transaction";
import { createCustomer } from "@/lib/platform/vendors/stripe/checkout";
import type { StripeAccess } from "@/lib/platform/vendors/stripe/stripe-access";
import { insertCustomer, selectCustomer } from "./customer.sql";
import { followNow } from "./sync-customer";

/**
 * Returns a context of the system, for billing at an agent's request. Agents' own requests may not write billing data,
 * because only the payment provider determines what is paid.
 */
export function billingSystem(ctx: Context): Context {
  return { ...ctx, actor: { kind: "system", job: "billing" } };
}

/**
 * Returns the agent's customer id at the payment provider. Creates a customer if there is none, if it was deleted
 * there, or if the provider doesn't know it, for example after its API keys were replaced. The provider's data about
 * the agent is stored by then.
 */
export async function becomeCustomer(ctx: Context, access: StripeAccess): Promise<string> {
  const userId = agentId(ctx);
  await followNow(billingSystem(ctx), userId, access);
  const known = await inReadTransaction(ctx, (tx) => selectCustomer(tx, userId));
  if (known && !known.isDeleted) return known.customerId;
  const { email } = await readOwnUser(ctx);
  const before = known?.customerId ?? "none";
  const customerId = await createCustomer(access, { userId, email, before, now: ctx.now });
  return inTenant(billingSystem(ctx), userId, (tx) => insertCustomer(tx, userId, customerId));
}
