import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { PgBoss } from "pg-boss";
import postgres, { type Sql } from "postgres";
import { DEAD_LETTERS, QUEUES } from "@/lib/base/queues";
import { bossDatabase } from "./boss-database";

const LOCK = 7_240_017;
const QUEUE_OPTIONS = { retryLimit: 5, retryDelay: 2, retryBackoff: true, heartbeatSeconds: 20 };

/**
 * Brings a database to the newest schema, the queue's included, and gives the roles their rights. Safe to repeat and
 * to run from several processes at once: an advisory lock lets one in at a time.
 * @param url a login that owns the schema
 */
export async function migrateDatabase(url: string): Promise<void> {
  const gate = postgres(url, { max: 1, onnotice: () => undefined });
  const client = postgres(url, { max: 2, onnotice: () => undefined });
  try {
    await gate`select pg_advisory_lock(${LOCK})`;
    await migrate(drizzle(client), { migrationsFolder: `${import.meta.dirname}/migrations` });
    await migrateQueue(client);
    await client.unsafe(QUEUE_RIGHTS);
  } finally {
    await client.end();
    await gate.end();
  }
}

/** Every queue exists before anybody sends to it, so that requests need no right to create one. */
async function migrateQueue(client: Sql): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(client), supervise: false, schedule: false });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.createQueue(DEAD_LETTERS, { retryLimit: 0 });
  for (const name of QUEUES) await boss.createQueue(name, { ...QUEUE_OPTIONS, deadLetter: DEAD_LETTERS });
  await boss.stop({ graceful: false });
}

/** The queue's tables hold ids only, so requests and jobs may both work on them. */
const QUEUE_RIGHTS = `
grant usage on schema pgboss to app_rt, app_admin;
grant select, insert, update, delete on all tables in schema pgboss to app_rt, app_admin;
grant execute on all functions in schema pgboss to app_rt, app_admin;
`;
