import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { hasPostOffice } from "@/lib/platform/mail-kit/product-mailer";
import type { NewNotification } from "./notification.model";
import { deleteNotifications, insertNotifications, upsertNotification } from "./notification.sql";

/**
 * Notifies the transaction's agent. Each fact is reported once, however often the code runs. Enqueues a job that
 * decides whether it also goes by email. Returns how many notifications were new.
 */
export async function notifyAgent(tx: Tx, ...entries: readonly NewNotification[]): Promise<number> {
  if (tx.owner === null || entries.length === 0) return 0;
  const isMailed = hasPostOffice();
  const told = await insertNotifications(tx, tx.owner, entries, isMailed);
  if (isMailed && told > 0) await askForMail(tx, tx.owner);
  return told;
}

/**
 * Notifies the transaction's agent of a fact that grows: an earlier notification of it is updated. Not for an agent's
 * own request.
 */
export async function updateNotification(tx: Tx, entry: NewNotification): Promise<void> {
  if (tx.owner === null) return;
  const isMailed = hasPostOffice();
  await upsertNotification(tx, tx.owner, entry, isMailed);
  if (isMailed) await askForMail(tx, tx.owner);
}

/**
 * Deletes notifications of the transaction's agent by their keys. Emails that were already sent can't be taken back.
 */
export async function takeBackNotifications(tx: Tx, dedupeKeys: readonly string[]): Promise<void> {
  if (tx.owner !== null) await deleteNotifications(tx, tx.owner, dedupeKeys);
}

function askForMail(tx: Tx, userId: string): Promise<void> {
  return enqueueJob(tx, "plan-notification-mail", { userId });
}
