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
/** The oldest PostgreSQL on which the tests have run (docs/operations.md). */
const OLDEST_SERVER = 15;
const LOCK = 7_240_017;
const DAY = 24 * 3_600;
/**
 * How long jobs are kept: finished ones for a short time, and those that wait for a worker or an administrator long
 * enough that somebody will come.
 */
const KEPT_JOBS = { deleteAfterSeconds: 7 * DAY, retentionSeconds: 90 * DAY };

/**
 * Migrates a database to the newest schema, including the job queue, and grants the roles their rights. May be
 * repeated, and run by several processes at once: an advisory lock lets one in at a time.
 *
 * @param url a login that owns the schema
 * @param retries how the jobs of a queue are retried
 */
export async function migrateDatabase(url: string, retries = retriesOf): Promise<void> {
  const gate = postgres(url, { max: 1, prepare: !env.DATABASE_POOLED, onnotice: () => undefined });
  const db = openDatabase(url, 2);
  try {
    // A session lock would stay with a pooler's connection after this one is closed, and block all later migrations.
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

/**
 * Runs the migrations over one connection whose statements have no time limit, because building an index on a large
 * table takes long.
 */
async function migrateSchema(url: string): Promise<void> {
  // A pooler would pass the setting on to others; behind one no limit of this product's applies anyway.
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

/** Throws a clear error for an old server, on which the first unsupported migration would fail with a syntax error. */
async function refuseOldServer(client: postgres.Sql): Promise<void> {
  const [row] = await client<{ version: string }[]>`select current_setting('server_version') as version`;
  if (Number.parseInt(row?.version ?? "0", 10) >= OLDEST_SERVER) return;
  throw new Error(`PostgreSQL ${OLDEST_SERVER} or newer is needed; this server is ${row?.version}.`);
}

/**
 * Returns an error that names the failed migration and quotes its statement, for the person who migrates, who may see
 * statements.
 */
function nameOfFailed({ query, cause }: DrizzleQueryError): Error {
  const file = readdirSync(MIGRATIONS).find(
    (name) => name.endsWith(".sql") && readFileSync(`${MIGRATIONS}/${name}`, "utf8").includes(query),
  );
  const { message = "no reason", code } = (cause ?? {}) as { message?: string; code?: string };
  return new Error(
    `${file ?? "A migration"} failed: ${message} (${code}). It was doing: ${query.trim().slice(0, 400)}`,
  );
}

/** Creates every queue before anybody adds jobs to it, so that requests need no right to create one. */
async function migrateQueues(pool: Pool, retries: typeof retriesOf): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(pool), supervise: false, schedule: false });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.createQueue(DEAD_LETTERS, { retryLimit: 0 });
  await boss.updateQueue(DEAD_LETTERS, KEPT_JOBS);
  for (const name of QUEUES) {
    await boss.createQueue(name, { deadLetter: DEAD_LETTERS });
    // createQueue doesn't change the settings of an existing queue.
    await boss.updateQueue(name, { ...retries(name), ...KEPT_JOBS });
  }
  await boss.stop({ graceful: false });
}

/** The index for the counts of the queues' health: unfinished jobs are few compared to finished ones. */
const QUEUE_INDEX = `
create index if not exists job_unfinished on pgboss.job (name, state, start_after) where state <> 'completed'`;

/**
 * The rights on the queue. The system runs jobs. An agent's own requests add jobs through `enqueue_job` and can't see
 * any.
 */
const QUEUE_RIGHTS = `
revoke all on schema pgboss from app_rt;
revoke all on all tables in schema pgboss from app_rt;
revoke all on all functions in schema pgboss from app_rt;
grant usage on schema pgboss to app_job, app_admin;
grant select, update on all tables in schema pgboss to app_job;
grant select, insert, update, delete on all tables in schema pgboss to app_admin;
grant execute on all functions in schema pgboss to app_job, app_admin;
`;
