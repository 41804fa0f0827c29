import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Change } from "./audit.model";
import { insertAudit } from "./audit.sql";

/** Records who changed what, in the transaction of the change. The database never changes these rows. */
export async function recordAudit(tx: Tx, ...changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await insertAudit(tx, changes);
}
