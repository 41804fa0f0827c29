import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { sql as raw } from "drizzle-orm";
import postgres from "postgres";
import { openDatabase } from "@/db/client";
import { testSettings } from "../tests/support/app/environment";
import { cloneDatabase } from "../tests/support/database/clone";
import { openTestServer } from "../tests/support/database/test-server";
import { explain, noteWaiting, type RecordedStatement, recordStatements } from "./explain";
import type { RecordIds } from "./parts/admin-cases";
import { fillAdministration } from "./parts/fill-administration";
import { agentId, fillLedger } from "./parts/fill-ledger";
import { quantile } from "./parts/quantile";

/**
 * Measures the database time of the administration pages, each use case in one transaction, among 10,000 agents, a
 * million bookings and 200,000 mails: 50 ms at p95. Figures that are computed at most once a minute are reported
 * separately, because the first request pays for them. The best run is the closest to an idle machine. Writes the plans
 * to bench/admin.explain.txt. `npm run bench -- admin [BOOKINGS] [NAME,NAME]`
 */
const BOOKINGS = Number(process.argv[2] ?? 1_000_000);
const ONLY = (process.argv[3] ?? "").split(",");
const RUNS = 40;
const MOST_MS = 4_000;
const LIMIT_MS = 50;

const server = await openTestServer();
const clone = await cloneDatabase(server.url, server.template);
const superuser = postgres(clone.superuserUrl, { max: 1, onnotice: () => undefined });
Object.assign(process.env, testSettings(clone.url), { DATABASE_POOL_SIZE: "1", LOG_LEVEL: "silent" });
const { closeDatabases } = await import("@/db/client");
const { contextFor } = await import("@/lib/platform/context/context");
const { adminCases } = await import("./parts/admin-cases");

type Case = ReturnType<typeof adminCases>[number];
const asked: RecordedStatement[] = [];
const plans: string[] = [];
recordStatements(asked);
const waited = noteWaiting();

try {
  await fillLedger(superuser, BOOKINGS);
  await fillAdministration(superuser, BOOKINGS);
  const load = () => loadavg()[0]?.toFixed(1);
  console.log(`${BOOKINGS} bookings, ${availableParallelism()} cores, load ${load()}`);
  console.log("ms in the database                  first     best      p50      p95");
  for (const one of adminCases(await placesOf())) {
    if (!ONLY.some((part) => one.name.includes(part))) continue;
    await measure(one);
    await keepPlans(one);
  }
  console.log(`load ${load()}`);
  writeFileSync(path.join(import.meta.dirname, "admin.explain.txt"), `${plans.join("\n\n")}\n`);
} finally {
  await closeDatabases();
  await superuser.end();
  await clone.drop();
  await server.close();
}

/** Returns records from the middle of the data. */
async function placesOf(): Promise<RecordIds> {
  const half = Math.round(BOOKINGS / 2);
  const [booking] = await superuser`select id, supplier_id from bookings where number_key = ${`HB${half}`}`;
  const [mail] =
    await superuser`select id from emails where number_key = ${`HB${Math.round(BOOKINGS / 10)}`}`;
  const { id = "", supplier_id: supplier = "" } = booking ?? {};
  return { booking: id, supplier, email: mail?.id ?? "", day: "2024-06-01" };
}

async function measure({ name, run }: Case): Promise<void> {
  await closeDatabases();
  const first = await timed(run);
  const took: number[] = [];
  let spent = 0;
  while (took.length < RUNS && spent < MOST_MS) {
    const ms = await timed(run);
    took.push(ms);
    spent += ms;
  }
  const p95 = quantile(took, 0.95);
  const isSlow = p95 > LIMIT_MS;
  if (isSlow) process.exitCode = 1;
  const shown = [first, quantile(took, 0), quantile(took, 0.5), p95]
    .map((ms) => ms.toFixed(1).padStart(9))
    .join("");
  console.log(`${name.padEnd(32)} ${shown}${isSlow ? "  TOO SLOW" : ""}`);
}

async function timed(run: Case["run"]): Promise<number> {
  const before = waited();
  await run(asAdministrator()).catch((error: unknown) => {
    console.log(String(error));
    process.exitCode = 1;
  });
  return waited() - before;
}

function asAdministrator() {
  return contextFor({ kind: "agent", id: agentId(0), admin: true, timeZone: "America/Toronto" });
}

/**
 * Records the plans of a use case, run with the administration's own role. Cached figures are already present, so that
 * the plans are those of an ordinary request.
 */
async function keepPlans({ name, run }: Case): Promise<void> {
  const db = openDatabase(clone.superuserUrl, 1);
  asked.length = 0;
  await timed(run);
  const statements = asked.filter(({ text }) => /^\s*(with|select|\()/i.test(text));
  for (const [index, statement] of statements.entries()) {
    const plan = await db
      .transaction(async (opened) => {
        await opened.execute(raw.raw(`set local role app_admin; set local app.user_id = '${agentId(0)}'`));
        return explain(opened, statement);
      })
      .catch(String);
    plans.push(`== ${name}, statement ${index + 1}\n${plan}`);
  }
  await db.pool.end();
}
