import { readdirSync, readFileSync } from "node:fs";
import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { PgBoss } from "pg-boss";
import postgres from "postgres";
import { env } from "@/lib/platform/base/env";
import { DEAD_LETTERS, QUEUES, retriesOf } from "@/lib/platform/base/queues";
import { bossDatabase } from "./boss-database";
import { openDatabase } from "./client";
import type { Pool } from "./pool";

const MIGRATIONS = `${import.meta.dirname}/migrations`;
/** The oldest that the tests have run on (docs/operations.md). */
const OLDEST_SERVER = 15;
const LOCK = 7_240_017;
const DAY = 24 * 3_600;
/** Finished jobs are of no more use; what waits for a worker or for an administrator is kept as long as somebody may come. */
const KEPT_JOBS = { deleteAfterSeconds: 7 * DAY, retentionSeconds: 90 * DAY };

/**
 * Brings a database to the newest schema, the queue's included, and gives the roles their rights. Safe to repeat and
 * to run from several processes at once: an advisory lock lets one in at a time.
 * @param url a login that owns the schema
 * @param retries how the jobs of a queue are tried again
 */
export async function migrateDatabase(url: string, retries = retriesOf): Promise<void> {
  const gate = postgres(url, { max: 1, prepare: !env.DATABASE_POOLED, onnotice: () => undefined });
  const db = openDatabase(url, 2);
  try {
    // A lock of the session would stay with a pooler's connection after this one is closed, and keep the next out for good.
    await gate.begin(async (turn) => {
      await turn`set local idle_in_transaction_session_timeout = 0`;
      await turn`select pg_advisory_xact_lock(${LOCK})`;
      await migrateSchema(url);
      await migrateQueues(db.pool, retries);
      await db.pool.ask(QUEUE_INDEX);
      await db.pool.ask(QUEUE_RIGHTS);
    });
  } finally {
    await db.pool.end();
    await gate.end();
  }
}

/** Over one connection, whose statements may take as long as an index of a large table does. */
async function migrateSchema(url: string): Promise<void> {
  // A pooler would hand the setting to others, and without it there is no limit of ours.
  const limit = env.DATABASE_POOLED ? {} : { connection: { statement_timeout: 0 } };
  const client = postgres(url, {
    max: 1,
    prepare: !env.DATABASE_POOLED,
    onnotice: () => undefined,
    ...limit,
  });
  try {
    await refuseOldServer(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } catch (error) {
    throw error instanceof DrizzleQueryError ? nameOfFailed(error) : error;
  } finally {
    await client.end();
  }
}

/** The first migration that an older server can't read would fail with a syntax error. */
async function refuseOldServer(client: postgres.Sql): Promise<void> {
  const [row] = await client<{ version: string }[]>`select current_setting('server_version') as version`;
  if (Number.parseInt(row?.version ?? "0", 10) >= OLDEST_SERVER) return;
  throw new Error(`PostgreSQL ${OLDEST_SERVER} or newer is needed; this server is ${row?.version}.`);
}

/** For whoever migrates, who may see statements and has to find this one. */
function nameOfFailed({ query, cause }: DrizzleQueryError): Error {
  const file = readdirSync(MIGRATIONS).find(
    (name) => name.endsWith(".sql") && readFileSync(`${MIGRATIONS}/${name}`, "utf8").includes(query),
  );
  const { message = "no reason", code } = (cause ?? {}) as { message?: string; code?: string };
  return new Error(
    `${file ?? "A migration"} failed: ${message} (${code}). It was doing: ${query.trim().slice(0, 400)}`,
  );
}

/** Every queue exists before anybody sends to it, so that requests need no right to create one. */
async function migrateQueues(pool: Pool, retries: typeof retriesOf): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(pool), supervise: false, schedule: false });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.createQueue(DEAD_LETTERS, { retryLimit: 0 });
  await boss.updateQueue(DEAD_LETTERS, KEPT_JOBS);
  for (const name of QUEUES) {
    await boss.createQueue(name, { deadLetter: DEAD_LETTERS });
    // What is there stays as it was made.
    await boss.updateQueue(name, { ...retries(name), ...KEPT_JOBS });
  }
  await boss.stop({ graceful: false });
}

/** What the queue's health counts, which are few beside the finished ones. */
const QUEUE_INDEX = `
create index if not exists job_unfinished on pgboss.job (name, state, start_after) where state <> 'completed'`;

/** Jobs are done by the system. An agent's own request asks for them through `enqueue_job` and sees none. */
const QUEUE_RIGHTS = `
revoke all on schema pgboss from app_rt;
revoke all on all tables in schema pgboss from app_rt;
revoke all on all functions in schema pgboss from app_rt;
grant usage on schema pgboss to app_job, app_admin;
grant select, update on all tables in schema pgboss to app_job;
grant select, insert, update, delete on all tables in schema pgboss to app_admin;
grant execute on all functions in schema pgboss to app_job, app_admin;
`;
