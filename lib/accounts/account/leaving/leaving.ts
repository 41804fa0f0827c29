import "server-only";
import { endRenewal } from "@/lib/accounts/billing/end-billing";
import { changeErasing, lockErasing } from "@/lib/accounts/users/administration/standing";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import {
  inSystemReadTransaction,
  inSystemTransaction,
  inTenant,
  type Tx,
} from "@/lib/platform/context/transaction";
import { enqueueJob, enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { auditOwn } from "../audit-own";
import { proveAgent } from "../prove-agent";
import { eraseAtOf, erasedBefore, type LeavingRequest, mayBeKept } from "./leaving.model";
import { endDeliveries, selectErased, selectLeaver } from "./leaving.sql";

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

/** Opens the account of the agent who asks again, as it was; CONFLICT once it is being erased. One that isn't left stays as it is. */
export async function keepAccount(ctx: Context): Promise<void> {
  const userId = agentId(ctx);
  await inSystemTransaction(asSystem(ctx), async (tx) => {
    const eraseAt = await lockErasing(tx, userId);
    if (eraseAt === null) return;
    if (!mayBeKept(eraseAt, tx.now)) throw new Failure("CONFLICT", TOO_LATE);
    await changeErasing(tx, userId, null);
    await auditOwn(tx, userId, ctx.actor, { action: "user.keep" });
  });
}

const TOO_LATE = "Your account is being deleted already. It can't be kept any more.";

const AT_A_TIME = 100;

/** Asks for an `erase-account` job for everybody whose days of grace are over. */
export async function findLeavers(tx: Tx, after: string | null): Promise<void> {
  const leavers = await selectErased(tx, erasedBefore(tx.now), after, AT_A_TIME);
  await enqueueJobs(
    tx,
    "erase-account",
    leavers.map((userId) => ({ userId })),
  );
  const last = leavers.at(-1);
  if (last && leavers.length === AT_A_TIME) await enqueueJob(tx, "find-leavers", { after: last });
}

/** Has nothing charged any more to somebody who leaves; nothing where they have kept their account meanwhile. */
export async function stopCharging(ctx: Context, { userId }: JobData["stop-charging"]): Promise<void> {
  const leaver = await inSystemReadTransaction(ctx, (tx) => selectLeaver(tx, userId));
  if (!leaver?.eraseAt) return;
  await endRenewal(ctx, userId, `leaving:${userId}:${leaver.eraseAt.getTime()}`);
}
