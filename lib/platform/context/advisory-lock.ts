import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { ownerOf, type Tx } from "./transaction";

/**
 * Takes an advisory lock for this agent, waiting until no other transaction holds it, and keeps it until this
 * transaction ends. For rules over rows that may not exist yet, which no row lock can guard. Statements after it see
 * what the earlier transaction has committed.
 */
export async function takeAdvisoryLock(tx: Tx, at: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${turnOf(tx, at)})`);
}

/**
 * Takes the same lock in shared mode: several transactions may hold it together, but none while another holds it
 * exclusively.
 */
export async function shareAdvisoryLock(tx: Tx, at: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock_shared(${turnOf(tx, at)})`);
}

function turnOf(tx: Tx, at: string): SQL {
  return sql`hashtextextended(${`${at}:${ownerOf(tx)}`}, 0)`;
}
