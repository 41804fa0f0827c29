import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgTransaction } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { env } from "@/lib/base/env";
import { enduring } from "./enduring";
import { prepared } from "./prepared";

type Schema = Record<string, never>;
export type Database = PostgresJsDatabase<Schema> & { $client: Sql };
/** An open transaction. */
export type Db = PgTransaction<PostgresJsQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

const QUEUE_CONNECTIONS = 2;
const clients = new Map<string, Database>();

/** The database that requests use; opened at the first question. */
export function database(): Database {
  return opened(env.DATABASE_URL, env.DATABASE_POOL_SIZE);
}

/** The same database as a login that may take on every role; DATABASE_URL itself unless that one is restricted. */
export function adminDatabase(): Database {
  return opened(env.DATABASE_ADMIN_URL ?? env.DATABASE_URL, env.DATABASE_POOL_SIZE);
}

/**
 * Connections of the queue's own: transactions that ask for a job wait for the queue to start, which must not wait for a
 * connection that they hold.
 */
export function queueDatabase(): Database {
  return opened(env.DATABASE_ADMIN_URL ?? env.DATABASE_URL, QUEUE_CONNECTIONS, "queue");
}

/** Ends every connection, for programs and tests that want to finish. */
export async function closeDatabases(): Promise<void> {
  const open = [...clients.values()];
  clients.clear();
  await Promise.all(open.map((db) => db.$client.end({ timeout: 5 })));
}

function opened(url: string | undefined, max: number, purpose = "requests"): Database {
  if (!url) throw new Error("DATABASE_URL is not set. `npm start` brings a database of its own.");
  const key = `${purpose} ${url}`;
  const known = clients.get(key);
  if (known) return known;
  const db = drizzle(prepared(enduring(() => connectedTo(url, max))));
  clients.set(key, db);
  return db;
}

function connectedTo(url: string, max: number): Sql {
  return postgres(url, {
    max,
    prepare: !env.DATABASE_POOLED,
    connect_timeout: 5,
    // The driver's own pause before connecting again grows to 20 s, and whoever asks meanwhile waits with it.
    backoff: () => 0.1,
    idle_timeout: 60,
    onnotice: () => undefined,
    connection: {
      application_name: "tallyport",
      ...(env.DATABASE_POOLED
        ? {}
        : { statement_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 }),
    },
  });
}
