import "server-only";
import { notifications } from "@/db/schema";
import { newId } from "@/lib/base/id";
import type { Tx } from "@/lib/context/transaction";
import type { NewNotification } from "./notification.model";

export async function insertNotifications(
  tx: Tx,
  userId: string,
  entries: readonly NewNotification[],
): Promise<void> {
  await tx.db
    .insert(notifications)
    .values(entries.map((entry) => ({ ...entry, userId, id: newId(), createdAt: tx.now })))
    .onConflictDoNothing();
}

/** What was told of the same fact before says this instead, and is unread again. */
export async function upsertNotification(tx: Tx, userId: string, entry: NewNotification): Promise<void> {
  const { title, message } = entry;
  await tx.db
    .insert(notifications)
    .values({ ...entry, userId, id: newId(), createdAt: tx.now })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.dedupeKey],
      set: { title, message, readAt: null },
    });
}
