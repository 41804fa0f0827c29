import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { sql as raw } from "drizzle-orm";
import postgres from "postgres";
import { openDatabase } from "@/db/client";
import { cloneDatabase } from "../tests/support/database/clone";
import { openTestServer } from "../tests/support/database/test-server";
import { explain, noteWaiting, type RecordedStatement, recordStatements } from "./explain";
import { AGENTS, agentId, analyse, fillLedger, fillPreferences, LARGE, vacuum } from "./parts/fill-ledger";

/**
 * Measures the database time of the booking screens, among a million bookings of 10,000 agents, one of whom has 50,000:
 * for that agent and for an ordinary one, with fresh plans and with plans cached for ordinary agents, before and after
 * the tables are vacuumed and analysed, with and without supplier preferences. Each use case is one transaction, as in
 * a request. Writes the plans for the large agent to bench/bookings.explain.txt.
 * `npm run bench -- bookings [BOOKINGS] [NAME,NAME]`
 */
const BOOKINGS = Number(process.argv[2] ?? 1_000_000);
const ONLY = (process.argv[3] ?? "").split(",");
const RUNS = 40;
const MOST_MS = 4_000;
/** After five executions the server may cache a plan. */
const WARMING = 12;

const server = await openTestServer();
const clone = await cloneDatabase(server.url, server.template);
const superuser = postgres(clone.superuserUrl, { max: 1, onnotice: () => undefined });
Object.assign(process.env, {
  DATABASE_URL: clone.url,
  DATABASE_POOL_SIZE: "1",
  DATABASE_DISTRIBUTED: process.env.CITUS_URL ? "1" : "",
});
const { closeDatabases } = await import("@/db/client");
const { contextFor } = await import("@/lib/platform/context/context");
const { casesOf } = await import("./parts/booking-cases");

type Case = ReturnType<typeof casesOf>[number];
const asked: RecordedStatement[] = [];
const plans: string[] = [];
recordStatements(asked);
const waited = noteWaiting();

try {
  await fillLedger(superuser, BOOKINGS);
  await round("never analysed, no preferences");
  await vacuum(superuser);
  await round("vacuumed, never analysed");
  await analyse(superuser);
  await round("analysed, no preferences", true);
  writeFileSync(path.join(import.meta.dirname, "bookings.explain.txt"), `${plans.join("\n\n")}\n`);
  await fillPreferences(superuser);
  await round("preferences not analysed");
  await analyse(superuser);
  await round("analysed, with preferences");
} finally {
  await closeDatabases();
  await superuser.end();
  await clone.drop();
  await server.close();
}

async function round(state: string, isKept = false): Promise<void> {
  console.log(`\n== ${state} (${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)})`);
  console.log("ms in the database, p95        limits  50,000: new   kept ordinary  50,000: whole");
  for (const one of casesOf(LARGE)) {
    if (!ONLY.some((part) => one.name.includes(part))) continue;
    await measure(one);
    if (isKept) await keepPlans(one);
  }
}

async function measure({ name, run, limits }: Case): Promise<void> {
  const large = () => timed(run, agentId(0));
  await closeDatabases();
  // Opens the connection.
  await timed(run, agentId(3));
  const first = await several(4, large);
  for (let count = 0; count < WARMING; count += 1) await timed(run, agentId(11 + count));
  const ordinary = await several(RUNS, (count) => timed(run, agentId(1 + ((count * 97) % (AGENTS - 1)))));
  const kept = await several(RUNS, large);
  const [mostLarge, mostOrdinary] = limits;
  const isSlow =
    Math.max(first.inDatabase, kept.inDatabase) > mostLarge || ordinary.inDatabase > mostOrdinary;
  if (isSlow) process.exitCode = 1;
  const times = [first.inDatabase, kept.inDatabase, ordinary.inDatabase, kept.whole];
  const shown = times.map((ms) => ms.toFixed(1).padStart(9)).join("");
  console.log(
    `${name.padEnd(30)} ${`${mostLarge}, ${mostOrdinary}`.padEnd(8)} ${shown}${isSlow ? "  TOO SLOW" : ""}`,
  );
}

/** Milliseconds during which the database was working on an answer, and from the call to its result. */
type Took = { readonly inDatabase: number; readonly whole: number };

async function timed(run: Case["run"], id: string): Promise<Took> {
  const ctx = contextFor({ kind: "agent", id, admin: false, timeZone: "UTC" });
  const [start, before] = [performance.now(), waited()];
  await run(ctx).catch((error: unknown) => console.log(String(error)));
  return { inDatabase: waited() - before, whole: performance.now() - start };
}

/** Returns the 95th percentiles; makes fewer runs if they take long. */
async function several(runs: number, run: (count: number) => Promise<Took>): Promise<Took> {
  const took: Took[] = [];
  let spent = 0;
  for (let count = 0; count < runs && spent < MOST_MS; count += 1) {
    const one = await run(count);
    took.push(one);
    spent += one.whole;
  }
  const p95 = (key: keyof Took) => {
    const times = took.map((one) => one[key]).sort((a, b) => a - b);
    return times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0;
  };
  return { inDatabase: p95("inDatabase"), whole: p95("whole") };
}

async function keepPlans({ name, run }: Case): Promise<void> {
  const db = openDatabase(clone.superuserUrl, 1);
  const ctx = contextFor({ kind: "agent", id: agentId(0), admin: false, timeZone: "UTC" });
  await db.transaction(async (opened) => {
    await opened.execute(raw.raw(`set local role app_rt; set local app.user_id = '${agentId(0)}'`));
    asked.length = 0;
    await run({ ...ctx, db: opened, owner: agentId(0) } as typeof ctx);
    for (const [index, statement] of [...asked].entries()) {
      plans.push(`== ${name}, statement ${index + 1}\n${await explain(opened, statement)}`);
    }
  });
  await db.pool.end();
}
