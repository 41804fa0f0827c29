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
import { hasPostOffice, productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { ACCOUNT_DELETED } from "@/lib/platform/mail-kit/templates/account-deleted";
import { LEAVING_ACCOUNT } from "@/lib/platform/mail-kit/templates/leaving-account";
import { auditOwn } from "../audit-own";
import { proveAgent } from "../prove-agent";
import { dayOfErasing, eraseAtOf, erasedBefore, type LeavingRequest, mayBeKept } from "./leaving.model";
import { endDeliveries, type Leaver, selectDueForErasure, selectLeavingUser } from "./leaving.sql";

/**
 * Closes the acting agent's account, to be erased after the grace period. From then on it can't be used and sends
 * nothing, but still receives. Throws CONFLICT for the last administrator. The system makes the change, because an
 * agent's own requests may change neither roles nor the time of erasure.
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

/** Returns a context of the system, for a change at an agent's request. */
function asSystem(ctx: Context): Context {
  return { ...ctx, actor: { kind: "system", job: "leave-account" } };
}

/**
 * Reopens the acting agent's account as it was. Throws CONFLICT once it is being erased. Does nothing for an account
 * that isn't closed.
 */
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

/** Enqueues an `erase-account` job for everybody whose grace period is over. */
export async function findLeavers(tx: Tx, after: string | null): Promise<void> {
  const leavers = await selectDueForErasure(tx, erasedBefore(tx.now), after, AT_A_TIME);
  await enqueueJobs(
    tx,
    "erase-account",
    leavers.map((userId) => ({ userId })),
  );
  const last = leavers.at(-1);
  if (last && leavers.length === AT_A_TIME) await enqueueJob(tx, "find-leavers", { after: last });
}

/**
 * Makes sure that somebody who closes their account is not charged again. Does nothing if they have kept it meanwhile.
 */
export async function stopCharging(ctx: Context, { userId }: JobData["stop-charging"]): Promise<void> {
  const leaver = await inSystemReadTransaction(ctx, (tx) => selectLeavingUser(tx, userId));
  if (!leaver?.eraseAt) return;
  await endRenewal(ctx, userId, `leaving:${userId}:${leaver.eraseAt.getTime()}`);
}

/**
 * Tells somebody that their account will be erased, and how to keep it. Does nothing if they have kept it meanwhile.
 */
export async function sendLeavingMail(ctx: Context, { userId }: JobData["send-leaving-mail"]): Promise<void> {
  const leaver = await inSystemReadTransaction(ctx, (tx) => selectLeavingUser(tx, userId));
  const eraseAt = leaver?.eraseAt ?? null;
  if (!leaver || eraseAt === null || !mayBeWrittenTo(leaver)) return;
  const { origin, deliver: hand } = productMailer();
  const facts = { day: dayOfErasing(eraseAt, leaver.timeZone), link: new URL("/leaving", origin).href };
  const id = `leaving-${userId}-${eraseAt.getTime()}`;
  await hand(LEAVING_ACCOUNT, facts, { id, to: leaver.email, date: ctx.now });
}

/**
 * Tells somebody that their account is deleted. Called before their address is deleted; every try sends the same email.
 */
export async function sendDeletedMail(ctx: Context, userId: string, leaver: Leaver): Promise<void> {
  if (!mayBeWrittenTo(leaver)) return;
  const { origin, deliver: hand } = productMailer();
  const facts = { link: new URL("/sign-up", origin).href };
  await hand(ACCOUNT_DELETED, facts, { id: `deleted-${userId}`, to: leaver.email, date: ctx.now });
}

/** Whether email may be sent: an unverified address may be a stranger's. */
function mayBeWrittenTo({ emailVerified }: Leaver): boolean {
  return emailVerified && hasPostOffice();
}
