import "server-only";
import { sql } from "drizzle-orm";
import { adminDatabase, type Database, replicaDatabase } from "@/db/client";
import { Failure } from "@/lib/platform/base/failure";
import { log, traceOf } from "@/lib/platform/base/log";

/** How often, and with which pause, a replica is asked whether it has caught up. */
const TRIES = 5;
const PAUSE_MS = 20;
/** For how long a replica that failed is asked nothing. */
const REST_MS = 10_000;

let restsUntil = 0;

/**
 * What the replica answers once it has all that was stored before this was asked, by whomever: so nobody misses what they
 * have just changed. Nothing, and the primary is to be asked, where there is none, where it lags for longer or is away, and
 * where it gives the read up because what it reads is being changed.
 */
export async function fromReplica<T>(
  read: (replica: Database) => Promise<T>,
): Promise<{ readonly found: T } | undefined> {
  const replica = performance.now() < restsUntil ? undefined : replicaDatabase();
  if (!replica) return undefined;
  try {
    return (await hasCaughtUp(replica)) ? { found: await read(replica) } : undefined;
  } catch (error) {
    if (!mayPrimaryDo(error)) throw error;
    restsUntil = performance.now() + REST_MS;
    log().warn(traceOf(error), "the replica failed, the primary answers");
    return undefined;
  }
}

/** Of what isn't on the primary's disk yet, nobody was told that it is stored. */
async function hasCaughtUp(replica: Database): Promise<boolean> {
  const [stored] = await adminDatabase().execute(sql`select pg_current_wal_flush_lsn()::text as place`);
  for (let tries = 1; ; tries += 1) {
    const [row] = await replica.execute(
      sql`select coalesce(pg_last_wal_replay_lsn() >= ${stored?.place}::pg_lsn, false) as "isThere"`,
    );
    if (row?.isThere === true) return true;
    if (tries === TRIES) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Not what was refused or took too long, which it would on the primary too. */
function mayPrimaryDo(error: unknown): boolean {
  return !(error instanceof Failure) || ["UNAVAILABLE", "CONFLICT", "BUSY"].includes(error.code);
}
