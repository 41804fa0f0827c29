import "server-only";
import type { Tx } from "@/lib/context/transaction";
import { endSessionsOf } from "./session.sql";

/** Ends every session of a person, with the transaction. Sessions at Clerk are Clerk's: there it is asked who may come in. */
export function endSessions(tx: Tx, userId: string): Promise<void> {
  return endSessionsOf(tx.db, userId);
}
