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

/** The database that requests use; opened at the first question. */
export function database(): Database {
  return known(env.DATABASE_URL, env.DATABASE_POOL_SIZE);
}

/** The same database as a login that may take on every role; DATABASE_URL itself unless that one is restricted. */
export function adminDatabase(): Database {
  return known(env.DATABASE_ADMIN_URL ?? env.DATABASE_URL, env.DATABASE_POOL_SIZE);
}

/** A copy of the database that only reads, as a login that may take on the role of administrators; none without one. */
export function replicaDatabase(): Database | undefined {
  return env.DATABASE_REPLICA_URL
    ? known(env.DATABASE_REPLICA_URL, env.DATABASE_POOL_SIZE, "replica")
    : undefined;
}

/**
 * Connections of the queue's own: transactions that ask for a job wait for the queue to start, which must not wait for a
 * connection that they hold.
 */
export function queueDatabase(): Database {
  return known(env.DATABASE_ADMIN_URL ?? env.DATABASE_URL, QUEUE_CONNECTIONS, "queue");
}

/** Drizzle looks at each parameter of each statement for what another driver is to be told of it. */
class Dialect extends PgDialect {
  override prepareTyping() {
    return "none" as const;
  }
}

/** Drizzle over a pool of connections, which open when they are needed. */
export function openDatabase(url: string, max: number): Database {
  const pool = new Pool(url, max);
  const dialect = new Dialect();
  const db = new PostgresJsDatabase<Schema>(dialect, new PoolSession(dialect, pool), undefined);
  return Object.assign(db, { pool });
}

/** Ends every connection, for programs and tests that want to finish. */
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
