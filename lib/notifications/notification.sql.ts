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
