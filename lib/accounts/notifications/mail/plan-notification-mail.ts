import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { readMailReader } from "./mail-reader";
import { leavesAt, wantedTopics } from "./notification-mail.model";
import { gatherNothing, isAnythingToMail, planMail } from "./notification-mail.sql";

/**
 * Plans an email with what the agent was notified of: now, or in their morning together with everything else until
 * then.
 */
export async function planNotificationMail(tx: Tx): Promise<void> {
  const owner = ownerOf(tx);
  if (!(await isAnythingToMail(tx, owner))) return;
  const reader = await readMailReader(tx);
  if (!reader || wantedTopics(reader.preferences).length === 0) return gatherNothing(tx, owner);
  const at = leavesAt(tx.now, reader);
  const mailId = await planMail(tx, owner, at);
  if (mailId !== undefined) await enqueueSending(tx, mailId, at);
}

/** Enqueues the job that sends an email at its time. */
export async function enqueueSending(tx: Tx, mailId: string, at: Date): Promise<void> {
  const seconds = Math.max(0, Math.ceil((at.getTime() - tx.now.getTime()) / 1000));
  const job = { userId: ownerOf(tx), mailId, leavesAt: at.toISOString() };
  await enqueueJob(tx, "send-notification-mail", job, seconds);
}
