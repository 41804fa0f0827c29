import "server-only";
import { announceEvents } from "@/lib/accounts/webhooks/announce-events";
import { announcementsOf } from "@/lib/accounts/webhooks/webhook-event.model";
import type { Tx } from "@/lib/platform/context/transaction";
import type { NewActivity } from "./activity.model";
import { insertActivities, insertionOf } from "./activity.sql";

/**
 * Adds entries to the feed of the transaction's agent, together with the changes they describe, and announces them to
 * the agent's webhook endpoints.
 */
export async function recordActivity(tx: Tx, ...entries: readonly NewActivity[]): Promise<void> {
  if (tx.owner === null || entries.length === 0) return;
  const announcements = announcementsOf(entries);
  if (announcements.length === 0) await insertActivities(tx, tx.owner, entries);
  else await announceEvents(tx, announcements, insertionOf(tx, tx.owner, entries));
}
