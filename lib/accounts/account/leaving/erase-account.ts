import "server-only";
import { endCustomer } from "@/lib/accounts/billing/end-billing";
import { endPersonAtClerk } from "@/lib/accounts/identity/end-person";
import { removeOriginalsOf } from "@/lib/inbox/emails/originals/remove-originals";
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
import { erasedBefore } from "./leaving.model";
import { deleteLeaver, selectLeaver } from "./leaving.sql";
import { sendDeletedMail } from "./send-leaving-mail";

/** Rows of one transaction, bytes of mails between two looks at the clock, and for how long one job goes on with the next. */
const BATCH = 500;
const ORIGINALS = 50;
const BUDGET_MS = 2_000;

/**
 * Erases a stretch of an account whose time has come; what this answers asks for the next, or ends it. May be stopped or
 * killed anywhere and begun twice: what is gone is gone, and the person's own row goes last.
 */
export async function eraseAccount(
  ctx: Context,
  { userId }: JobData["erase-account"],
  budgetMs = BUDGET_MS,
): Promise<(tx: Tx) => Promise<void>> {
  const leaver = await inSystemReadTransaction(ctx, (tx) => selectLeaver(tx, userId));
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

/** What is left is little, and goes with the person's row: the database's own foreign keys see to that. */
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
