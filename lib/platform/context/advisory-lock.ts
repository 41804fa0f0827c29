import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { ownerOf, type Tx } from "./transaction";

/**
 * Waits until no other transaction is at the same thing for this agent, and keeps others waiting until this one ends.
 * For rules over rows that may not be there yet, which no row's lock can guard; what follows sees what came before.
 */
export async function takeAdvisoryLock(tx: Tx, at: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${turnOf(tx, at)})`);
}

/** The same for those who don't mind each other, but mind somebody who takes the turn for themself. */
export async function shareAdvisoryLock(tx: Tx, at: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock_shared(${turnOf(tx, at)})`);
}

function turnOf(tx: Tx, at: string): SQL {
  return sql`hashtextextended(${`${at}:${ownerOf(tx)}`}, 0)`;
}
