import "server-only";
import { changeErasing, lockErasing } from "@/lib/accounts/users/administration/close-account";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { auditOwn } from "../audit-own";
import { proveAgent } from "../prove-agent";
import { eraseAtOf, type LeavingRequest } from "./leaving.model";
import { endDeliveries } from "./leaving.sql";

/**
 * Closes the account of the agent who asks, to be erased when the days of grace are over. From then on it opens nothing,
 * and nothing leaves of it; what comes in is kept. CONFLICT for the last administrator. The system writes it down: an
 * agent's own request may say nothing of roles, nor of when.
 */
export async function leaveAccount(ctx: Context, { confirmation }: LeavingRequest): Promise<void> {
  const userId = await proveAgent(ctx, confirmation);
  await inSystemTransaction(asSystem(ctx), async (tx) => {
    if ((await lockErasing(tx, userId)) !== null) return;
    const eraseAt = eraseAtOf(tx.now);
    await changeErasing(tx, userId, eraseAt);
    await inTenant(tx, userId, (own) => endDeliveries(own, userId));
    const after = { eraseAt: eraseAt.toISOString() };
    await auditOwn(tx, userId, ctx.actor, { action: "user.leave", after });
    await enqueueJob(tx, "send-leaving-mail", { userId });
    await enqueueJob(tx, "stop-charging", { userId });
  });
}

/** The system at an agent's wish. */
export function asSystem(ctx: Context): Context {
  return { ...ctx, actor: { kind: "system", job: "leave-account" } };
}
