import type { ExtractTablesWithRelations } from "drizzle-orm";
import { PgDialect, type PgTransaction } from "drizzle-orm/pg-core";
import { PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import { env } from "@/lib/platform/base/env";
import { Pool } from "./pool";
import { PoolSession } from "./session";

type Schema = Record<string, never>;
export type Database = PostgresJsDatabase<Schema> & { readonly pool: Pool };
/** An open transaction. */
export type Db = PgTransaction<PostgresJsQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

const QUEUE_CONNECTIONS = 2;
const databases = new Map<string, Database>();

/** Returns the database for requests. Its connections open at first use. */
export function database(): Database {
  return known(env.DATABASE_URL, env.DATABASE_POOL_SIZE);
}

/**
 * Returns the same database under a login that may take on every role: DATABASE_ADMIN_URL, or DATABASE_URL if that is
 * not set.
 */
export function adminDatabase(): Database {
  return known(env.DATABASE_ADMIN_URL ?? env.DATABASE_URL, env.DATABASE_POOL_SIZE);
}

/**
 * Returns a read-only replica of the database, under a login that may take on the role of administrators; undefined
 * without one.
 */
export function replicaDatabase(): Database | undefined {
  return env.DATABASE_REPLICA_URL
    ? known(env.DATABASE_REPLICA_URL, env.DATABASE_POOL_SIZE, "replica")
    : undefined;
}

/**
 * Returns the database over separate connections for the job queue. Transactions that add a job wait for the queue to
 * start, which must not wait for a connection that they hold.
 */
export function queueDatabase(): Database {
  return known(env.DATABASE_ADMIN_URL ?? env.DATABASE_URL, QUEUE_CONNECTIONS, "queue");
}

/** Skips Drizzle's check of each statement's parameters for type hints, which only another driver needs. */
class Dialect extends PgDialect {
  override prepareTyping() {
    return "none" as const;
  }
}

/** Opens Drizzle over a pool of connections, which connect when they are needed. */
export function openDatabase(url: string, max: number): Database {
  const pool = new Pool(url, max);
  const dialect = new Dialect();
  const db = new PostgresJsDatabase<Schema>(dialect, new PoolSession(dialect, pool), undefined);
  return Object.assign(db, { pool });
}

/** Closes every connection, for programs and tests that want to exit. */
export async function closeDatabases(): Promise<void> {
  const open = [...databases.values()];
  databases.clear();
  await Promise.all(open.map(({ pool }) => pool.end()));
}

function known(url: string | undefined, max: number, purpose = "requests"): Database {
  if (!url) throw new Error("DATABASE_URL is not set. `npm start` brings a database of its own.");
  const key = `${purpose} ${url}`;
  const before = databases.get(key);
  if (before) return before;
  const db = openDatabase(url, max);
  databases.set(key, db);
  return db;
}
