import "server-only";
import { sql } from "drizzle-orm";
import { adminDatabase, type Database, replicaDatabase } from "@/db/client";
import { Failure } from "@/lib/platform/base/failure";
import { log, traceOf } from "@/lib/platform/base/log";

/** How often to check whether a replica has caught up, and the pause between checks. */
const TRIES = 5;
const PAUSE_MS = 20;
/** How long a replica is not used after it has failed. */
const REST_MS = 10_000;

let restsUntil = 0;

/**
 * Reads from the replica once it has replayed everything that was committed before this call, so that nobody misses
 * their own changes. Returns undefined, so that the caller reads from the primary, if there is no replica, if it lags
 * for too long or is unavailable, or if it cancels the read because of a conflict with replication.
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

/** Compares with what the primary has flushed to disk: no caller has been told of anything later that it is stored. */
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

/**
 * Whether the primary may succeed where the replica failed. It would not for a read that was refused or took too long.
 */
function mayPrimaryDo(error: unknown): boolean {
  return !(error instanceof Failure) || ["UNAVAILABLE", "CONFLICT", "BUSY"].includes(error.code);
}
