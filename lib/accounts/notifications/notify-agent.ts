import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { hasPostOffice } from "@/lib/platform/mail-kit/post-office";
import type { NewNotification } from "./notification.model";
import { deleteNotifications, insertNotifications, upsertNotification } from "./notification.sql";

/**
 * Tells the agent whose transaction this is; each fact is told once, however often the work behind it runs. Whether it goes
 * by mail too is decided by a job, which this asks for. Answers how many they hadn't been told.
 */
export async function notifyAgent(tx: Tx, ...entries: readonly NewNotification[]): Promise<number> {
  if (tx.owner === null || entries.length === 0) return 0;
  const isMailed = hasPostOffice();
  const told = await insertNotifications(tx, tx.owner, entries, isMailed);
  if (isMailed && told > 0) await askForMail(tx, tx.owner);
  return told;
}

/** Tells the agent whose transaction this is of a fact that grows: what was told of it before is put right. Not for an agent's own request. */
export async function retellAgent(tx: Tx, entry: NewNotification): Promise<void> {
  if (tx.owner === null) return;
  const isMailed = hasPostOffice();
  await upsertNotification(tx, tx.owner, entry, isMailed);
  if (isMailed) await askForMail(tx, tx.owner);
}

/** Takes messages to the agent whose transaction this is back, by their keys; what went by mail already has gone. */
export async function takeBackNotifications(tx: Tx, dedupeKeys: readonly string[]): Promise<void> {
  if (tx.owner !== null) await deleteNotifications(tx, tx.owner, dedupeKeys);
}

function askForMail(tx: Tx, userId: string): Promise<void> {
  return enqueueJob(tx, "plan-notification-mail", { userId });
}
