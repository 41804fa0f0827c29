import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction } from "@/lib/platform/context/transaction";
import { endWithPeriod, keepGoing } from "@/lib/platform/vendors/stripe/change-subscription";
import { billingSystem } from "./become-customer";
import { selectSubscriptions } from "./customer.sql";
import { followNow } from "./follow-customer";
import { paymentProvider } from "./provider";
import { readSubscription } from "./read-subscription";
import { currentOf, endsAt, isOver, NO_SUBSCRIPTION, type Subscription } from "./subscription.model";

/** Lets the agent's subscription end with what is paid. One that ends already stays as it is. Answers it as it is then. */
export function cancelSubscription(ctx: Context) {
  return change(ctx, "subscription.cancel", (one) =>
    endsAt(one) === null
      ? endWithPeriod(paymentProvider(), one.id, `cancel:${ctx.requestId}`)
      : Promise.resolve(true),
  );
}

/** Takes that back. One that goes on stays as it is. */
export function reactivateSubscription(ctx: Context) {
  return change(ctx, "subscription.reactivate", (one) =>
    endsAt(one) === null
      ? Promise.resolve(true)
      : keepGoing(paymentProvider(), one, `reactivate:${ctx.requestId}`),
  );
}

/** What is held afterwards is what the provider says, so that nothing is shown that it didn't take. */
async function change(ctx: Context, action: string, ask: (one: Subscription) => Promise<boolean>) {
  const one = await ownSubscription(ctx);
  if (!(await ask(one))) throw new Failure("NOT_FOUND", NO_SUBSCRIPTION);
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, { action, entity: "subscription", entityId: null, after: { id: one.id } }),
  );
  await followNow(billingSystem(ctx), agentId(ctx));
  return readSubscription(ctx);
}

/** The subscription that an agent may still change; NOT_FOUND where there is none, or it is over. */
export async function ownSubscription(ctx: Context): Promise<Subscription> {
  const all = await inReadTransaction(ctx, (tx) => selectSubscriptions(tx, agentId(ctx)));
  const current = currentOf(all);
  if (!current || isOver(current)) throw new Failure("NOT_FOUND", NO_SUBSCRIPTION);
  return current;
}
