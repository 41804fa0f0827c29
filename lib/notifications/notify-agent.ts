import "server-only";
import type { Tx } from "@/lib/context/transaction";
import type { NewNotification } from "./notification.model";
import { insertNotifications, upsertNotification } from "./notification.sql";

/** Tells the agent whose transaction this is; each fact is told once, however often the work behind it runs. */
export async function notifyAgent(tx: Tx, ...entries: readonly NewNotification[]): Promise<void> {
  if (tx.owner !== null && entries.length > 0) await insertNotifications(tx, tx.owner, entries);
}

/** Tells the agent whose transaction this is of a fact that grows: what was told of it before is put right. Not for an agent's own request. */
export async function retellAgent(tx: Tx, entry: NewNotification): Promise<void> {
  if (tx.owner !== null) await upsertNotification(tx, tx.owner, entry);
}
