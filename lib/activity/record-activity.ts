import "server-only";
import type { Tx } from "@/lib/context/transaction";
import type { NewActivity } from "./activity.model";
import { insertActivities } from "./activity.sql";

/** Adds entries to the feed of the agent whose transaction this is, with the facts they tell of. */
export async function recordActivity(tx: Tx, ...entries: readonly NewActivity[]): Promise<void> {
  if (tx.owner !== null && entries.length > 0) await insertActivities(tx, tx.owner, entries);
}
