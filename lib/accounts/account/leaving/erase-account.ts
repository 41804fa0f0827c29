import "server-only";
import { endCustomer } from "@/lib/accounts/billing/end-billing";
import { endPersonAtClerk } from "@/lib/accounts/identity/clerk/clerk-identity";
import { removeOriginalsOf } from "@/lib/inbox/emails/originals/originals";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Context } from "@/lib/platform/context/context";
import {
  inSystemReadTransaction,
  inSystemTransaction,
  inTenant,
  type Tx,
} from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { agentRowsOf, deleteSome, forgetSuppliers, keepPayouts, sharedRowsOf } from "./erasure.sql";
import { sendDeletedMail } from "./leaving";
import { erasedBefore } from "./leaving.model";
import { deleteLeaver, selectLeavingUser } from "./leaving.sql";

/**
 * The number of rows per transaction, the number of original emails removed between two checks of the time, and how
 * long one job continues.
 */
const BATCH = 500;
const ORIGINALS = 50;
const BUDGET_MS = 2_000;

/**
 * Erases part of an account that is due for erasure. The function it returns enqueues the next part or finishes the
 * erasure. It may be interrupted anywhere and run twice: what is deleted stays deleted, and the person's own row is
 * deleted last.
 */
export async function eraseAccount(
  ctx: Context,
  { userId }: JobData["erase-account"],
  budgetMs = BUDGET_MS,
): Promise<(tx: Tx) => Promise<void>> {
  const leaver = await inSystemReadTransaction(ctx, (tx) => selectLeavingUser(tx, userId));
  const isDue = leaver !== null && leaver.eraseAt !== null && leaver.eraseAt <= erasedBefore(ctx.now);
  if (!isDue) return () => Promise.resolve();
  await endCustomer(ctx, userId);
  const end = performance.now() + budgetMs;
  for await (const _ of stretches(ctx, userId)) {
    if (performance.now() > end) return (tx) => enqueueJob(tx, "erase-account", { userId });
  }
  if (leaver.clerkId !== null) await endPersonAtClerk(leaver.clerkId);
  await sendDeletedMail(ctx, userId, leaver);
  return (tx) => deletePerson(tx, userId);
}

/** Deletes the person's row. The few remaining rows are deleted with it by the database's foreign keys. */
async function deletePerson(tx: Tx, userId: string): Promise<void> {
  await forgetSuppliers(tx, userId);
  await keepPayouts(tx, userId);
  if (!(await deleteLeaver(tx, userId, erasedBefore(tx.now)))) return;
  await inTenant(tx, userId, (own) =>
    recordAudit(own, { action: "user.erase", entity: "user", entityId: userId }),
  );
}

async function* stretches(ctx: Context, userId: string): AsyncGenerator<void> {
  for (const rows of sharedRowsOf(userId)) {
    yield* untilNone(() => inSystemTransaction(ctx, (tx) => deleteSome(tx, rows, BATCH)));
  }
  for (const rows of agentRowsOf(userId)) {
    yield* untilNone(() => inTenant(ctx, userId, (tx) => deleteSome(tx, rows, BATCH)));
  }
  yield* untilNone(() => removeOriginalsOf(ctx, userId, ORIGINALS));
}

async function* untilNone(work: () => Promise<number>): AsyncGenerator<void> {
  while ((await work()) > 0) yield;
}
