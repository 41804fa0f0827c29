import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction } from "@/lib/platform/context/transaction";
import { endWithPeriod, keepGoing } from "@/lib/platform/vendors/stripe/change-subscription";
import { billingSystem } from "./become-customer";
import { selectSubscriptions } from "./customer.sql";
import { paymentProvider } from "./provider";
import { readSubscription } from "./read-subscription";
import { currentOf, endsAt, isOver, NO_SUBSCRIPTION, type Subscription } from "./subscription.model";
import { followNow } from "./sync-customer";

/**
 * Cancels the agent's subscription at the end of the paid period. Does nothing to one that ends already. Returns its
 * new state.
 */
export function cancelSubscription(ctx: Context) {
  return change(ctx, "subscription.cancel", (one) =>
    endsAt(one) === null
      ? endWithPeriod(paymentProvider(), one.id, `cancel:${ctx.requestId}`)
      : Promise.resolve(true),
  );
}

/** Takes back the cancellation. Does nothing to a subscription that continues anyway. */
export function reactivateSubscription(ctx: Context) {
  return change(ctx, "subscription.reactivate", (one) =>
    endsAt(one) === null
      ? Promise.resolve(true)
      : keepGoing(paymentProvider(), one, `reactivate:${ctx.requestId}`),
  );
}

/**
 * Makes the change at the provider, then stores what the provider says, so that nothing is shown that it didn't accept.
 */
async function change(ctx: Context, action: string, ask: (one: Subscription) => Promise<boolean>) {
  const one = await ownSubscription(ctx);
  if (!(await ask(one))) throw new Failure("NOT_FOUND", NO_SUBSCRIPTION);
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, { action, entity: "subscription", entityId: null, after: { id: one.id } }),
  );
  await followNow(billingSystem(ctx), agentId(ctx));
  return readSubscription(ctx);
}

/** Returns the subscription that an agent may still change; throws NOT_FOUND where there is none or it has ended. */
export async function ownSubscription(ctx: Context): Promise<Subscription> {
  const all = await inReadTransaction(ctx, (tx) => selectSubscriptions(tx, agentId(ctx)));
  const current = currentOf(all);
  if (!current || isOver(current)) throw new Failure("NOT_FOUND", NO_SUBSCRIPTION);
  return current;
}
