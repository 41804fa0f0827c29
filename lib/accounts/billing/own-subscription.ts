import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { selectSubscriptions } from "./customer.sql";
import { currentOf, isOver, NO_SUBSCRIPTION, type Subscription } from "./subscription.model";

/** The subscription that an agent may still change; NOT_FOUND where there is none, or it is over. */
export async function ownSubscription(ctx: Context): Promise<Subscription> {
  const all = await inReadTransaction(ctx, (tx) => selectSubscriptions(tx, agentId(ctx)));
  const current = currentOf(all);
  if (!current || isOver(current)) throw new Failure("NOT_FOUND", NO_SUBSCRIPTION);
  return current;
}
