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

/** Takes an advisory lock until this transaction ends. Returns false if another transaction holds it. */
export async function tryAdvisoryLock(tx: Tx, at: string): Promise<boolean> {
  const rows = await tx.db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${at}, 0)) as free`,
  );
  return [...rows][0]?.free === true;
}

/** A condition: whether some transaction holds the lock that `tryAdvisoryLock` takes. */
export function isLockHeld(at: SQL): SQL<boolean> {
  return sql`exists (select from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
    and (classid::bigint << 32 | objid::bigint) = hashtextextended(${at}, 0))`;
}

function turnOf(tx: Tx, at: string): SQL {
  return sql`hashtextextended(${`${at}:${ownerOf(tx)}`}, 0)`;
}
