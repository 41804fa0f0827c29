import "server-only";
import { readOwnUser } from "@/lib/accounts/users/own-user";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTenant } from "@/lib/platform/context/transaction";
import { createCustomer } from "@/lib/platform/vendors/stripe/checkout";
import type { StripeAccess } from "@/lib/platform/vendors/stripe/stripe-access";
import { insertCustomer, selectCustomer } from "./customer.sql";
import { followNow } from "./follow-customer";

/** The system at an agent's wish: what is paid is the provider's to say, so an agent's own request may write none of it. */
export function billingSystem(ctx: Context): Context {
  return { ...ctx, actor: { kind: "system", job: "billing" } };
}

/**
 * Who the agent is at the payment provider, made a customer now where they are none or were deleted there, or the provider
 * has never heard of them, as after its keys were exchanged. What it says of them is held by then.
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
