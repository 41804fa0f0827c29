import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { testSettings } from "../tests/support/app/environment";
import { cloneDatabase } from "../tests/support/database/clone";
import { openTestServer } from "../tests/support/database/test-server";
import { newInbox } from "../tests/support/mails/mail-flood";
import { profiled } from "./parts/cpu-profile";

/**
 * Measures how many plain mails per second one worker process takes from the queue to stored findings, and, with
 * another lot of mails, where the time goes. `npm run bench -- worker [MAILS]`
 */
const MAILS = Number(process.argv[2] ?? 1_000);
const AGENTS = 20;
const WARM_UP = 150;
const PROFILED = 300;
const GOLDEN = path.join(import.meta.dirname, "../tests/golden");
const KINDS = {
  "reading mails":
    /\/lib\/reader\/|postal-mime|htmlparser2|entities|domhandler|microdata|email-forward-parser/,
  "driver and ORM": /node_modules\/(postgres|drizzle-orm)\/|\/db\//,
  queue: /node_modules\/pg-boss\/|\/lib\/(jobs|worker)\//,
  "storing findings": /\/lib\//,
  "Node itself": /^node:|^$/,
};

let number = 0;
const server = await openTestServer();
const clone = await cloneDatabase(server.url, server.template);
Object.assign(process.env, testSettings(clone.url), { LOG_LEVEL: process.env.LOG_LEVEL ?? "silent" });
const { importEml } = await import("@/lib/inbox/emails/intake/import-eml");
const { drainJobs } = await import("@/lib/worker/run-jobs");
const { stopBoss } = await import("@/lib/platform/jobs/job.sql");
const { closeDatabases } = await import("@/db/client");
const { contextFor } = await import("@/lib/platform/context/context");

const db = postgres(clone.superuserUrl, { max: 2, onnotice: () => undefined });
try {
  const agents = await Promise.all(Array.from({ length: AGENTS }, () => newInbox(db)));
  const samples = plainMails();
  await arrive(WARM_UP);
  await drain();
  await arrive(MAILS);

  const before = await statementsOf(db);
  const cpu = process.cpuUsage();
  const started = performance.now();
  await drain();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = (user + system) / 1000 / MAILS;
  const transactions = ((await statementsOf(db)) - before) / MAILS;

  const [row] = await db`select count(*)::int as count from emails where intake in ('EXTRACTED', 'NO_DATA')`;
  if (row?.count !== MAILS + WARM_UP)
    throw new Error(`Only ${row?.count} of ${MAILS + WARM_UP} mails were read.`);
  // The profiler takes time itself, so it measures a second lot.
  await arrive(PROFILED);
  const shares = await profiled(drain, KINDS);
  console.log(`${MAILS} plain mails (${samples.length} kinds) on ${availableParallelism()} cores`);
  console.log(`${(MAILS / seconds).toFixed(0)} mails a second (100 wanted)`);
  console.log(
    `${cpuMs.toFixed(2)} ms of the worker's CPU a mail: ${(1000 / cpuMs).toFixed(0)} a second where nobody else works`,
  );
  console.log(`${transactions.toFixed(1)} transactions a mail`);
  const total = [...shares.values()].reduce((sum, ms) => sum + ms, 0);
  for (const [kind, ms] of shares) {
    console.log(
      `  ${kind.padEnd(20)} ${((100 * ms) / total).toFixed(0).padStart(3)} %  ${(ms / PROFILED).toFixed(2)} ms a mail`,
    );
  }

  async function arrive(count: number) {
    for (let from = 0; from < count; from += 10) {
      const some = Array.from({ length: Math.min(10, count - from) }, (_, index) =>
        mailOf(samples, from + index),
      );
      await Promise.all(
        some.map((raw, index) => importEml(contextOf(agents[index % AGENTS]?.userId ?? ""), raw)),
      );
    }
  }
} finally {
  await stopBoss();
  await closeDatabases();
  await db.end();
  await clone.drop();
  await server.close();
}

async function drain(): Promise<void> {
  await drainJobs(Date.now() + 600_000);
}

function contextOf(id: string) {
  return contextFor({ kind: "agent", id, admin: false, timeZone: "UTC" });
}

/** Returns the golden mails without attachments. */
function plainMails(): string[] {
  return readdirSync(GOLDEN)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(path.join(GOLDEN, name), "latin1"))
    .filter((raw) => !/^content-disposition: attachment/im.test(raw));
}

/** Returns a message with an id of its own: a repeated one would change nothing. */
function mailOf(samples: readonly string[], index: number): Uint8Array {
  number += 1;
  const raw = (samples[index % samples.length] ?? "").replace(/^message-id:.*\r?\n/im, "");
  return Buffer.from(`Message-ID: <bench-${number}@mail.test>\r\n${raw}`, "latin1");
}

async function statementsOf(sql: Sql): Promise<number> {
  await sql`select pg_stat_clear_snapshot(), pg_stat_force_next_flush()`;
  const [row] = await sql`select (xact_commit + xact_rollback)::int as count from pg_stat_database
    where datname = current_database()`;
  return row?.count ?? 0;
}
