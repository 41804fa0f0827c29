import { writeFileSync } from "node:fs";
import path from "node:path";
import { sql as raw } from "drizzle-orm";
import postgres, { type Sql } from "postgres";
import { openDatabase } from "@/db/client";
import { cloneDatabase } from "../tests/support/database/clone";
import { openTestServer } from "../tests/support/database/test-server";
import { type Asked, explain, noteStatements } from "./explain";

/**
 * The bookings list at scale: 1,000,000 bookings over 10,000 agents, one of whom has 50,000. Every question must be
 * answered in 25 ms at p95 (totals in 100) without a sequential scan; the plans are kept in bench/bookings.explain.txt.
 * `npx tsx --tsconfig tsconfig.node.json bench/bookings.ts [BOOKINGS]`
 */
const BOOKINGS = Number(process.argv[2] ?? 1_000_000);
const AGENTS = 10_000;
const LARGE = 50_000;
const RUNS = 60;
const LIMIT_MS = 25;
/** Totals stream in after the list, which waits for nothing but the other questions. */
const TOTALS_LIMIT_MS = 100;

const server = await openTestServer();
const clone = await cloneDatabase(server.url, server.template);
const superuser = postgres(clone.superuserUrl, { max: 1, onnotice: () => undefined });
const { selectBookings, countBookings, countBookingsByTab, selectSums } = await import(
  "@/lib/bookings/list/booking-list.sql"
);
const { bookingListQuery } = await import("@/lib/bookings/list/booking-list.model");
const { contextFor } = await import("@/lib/context/context");

type Tx = Parameters<typeof selectBookings>[0];
const queries: Asked[] = [];
const db = openDatabase(clone.superuserUrl, 1);
noteStatements(queries);
const plans: string[] = [];
let failed = false;

try {
  await fill(superuser);
  const [typical, large] = [agentId(7), agentId(0)];
  for (const [who, agent, last] of [
    ["typical", typical, 9],
    ["50,000", large, LARGE / 10],
  ] as const) {
    const query = (more: object) => bookingListQuery.parse({ ...more });
    const cases: [string, (tx: Tx) => Promise<unknown>][] = [
      ["first page", (tx) => selectBookings(tx, agent, query({}))],
      ["first page, open", (tx) => selectBookings(tx, agent, query({ status: "open" }))],
      ["last page", (tx) => selectBookings(tx, agent, query({ page: last }), last * 10)],
      [
        "a page in the middle",
        (tx) => selectBookings(tx, agent, query({ page: Math.ceil(last / 2) }), last * 10),
      ],
      ["count", (tx) => countBookings(tx, agent, {})],
      ["count, open", (tx) => countBookings(tx, agent, { status: "open" })],
      ["counts of the tabs", (tx) => countBookingsByTab(tx, agent)],
      ["search, found", (tx) => selectBookings(tx, agent, query({ search: "lind 12" }))],
      ["search, nothing", (tx) => selectBookings(tx, agent, query({ search: "nobody at all" }))],
      ["count of a search", (tx) => countBookings(tx, agent, { search: "lind 12" })],
      ["by due date", (tx) => selectBookings(tx, agent, query({ sort: "due" }))],
      ["totals by currency", (tx) => selectSums(tx, agent, query({ status: "open" }))],
    ];
    for (const [name, run] of cases) await measure(`${who}: ${name}`, agent, run);
  }
  writeFileSync(path.join(import.meta.dirname, "bookings.explain.txt"), plans.join("\n\n"));
  process.exitCode = failed ? 1 : 0;
} finally {
  await db.pool.end();
  await superuser.end();
  await clone.drop();
  await server.close();
}

/** As a request does it: in the agent's role, prepared; then once more under EXPLAIN. */
async function measure(name: string, agent: string, run: (tx: Tx) => Promise<unknown>): Promise<void> {
  const ctx = contextFor({ kind: "agent", id: agent, admin: false, timeZone: "UTC" });
  const times: number[] = [];
  await db.transaction(async (opened) => {
    await opened.execute(raw.raw(`set local role app_rt; set local app.user_id = '${agent}'`));
    const tx: Tx = { ...ctx, db: opened, owner: agent };
    for (let count = 0; count < RUNS; count += 1) {
      const start = performance.now();
      await run(tx);
      times.push(performance.now() - start);
    }
    const query = queries.at(-1);
    if (!query) throw new Error(`${name} asked nothing`);
    const plan = await explain(opened, query);
    plans.push(`== ${name}\n${plan}`);
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    const verdict = verdictOf(p95, plan, name.endsWith("totals by currency") ? TOTALS_LIMIT_MS : LIMIT_MS);
    failed ||= verdict !== "";
    console.log(
      `${name.padEnd(32)} best ${at(times, 0)}  p50 ${at(times, 0.5)}  p95 ${p95.toFixed(1)} ms ${verdict}`,
    );
  });
  queries.length = 0;
}

function verdictOf(p95: number, plan: string, limit: number): string {
  if (/Seq Scan on bookings/.test(plan)) return "SEQUENTIAL SCAN";
  return p95 > limit ? "TOO SLOW" : "";
}

function at(times: readonly number[], share: number): string {
  return (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
}

function agentId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}

/** Agent 0 has 50,000 bookings, the others share the rest; inserted in the order of time, as they would come. */
async function fill(sql: Sql): Promise<void> {
  const start = performance.now();
  await sql`insert into users (id, email, created_at, updated_at)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n || '@bench.test', now(), now()
    from generate_series(0, ${AGENTS - 1}::int) n`;
  await sql`insert into suppliers (id, name, name_key, is_verified, created_at, updated_at)
    select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Supplier ' || n, 'supplier ' || n, true, now(), now()
    from generate_series(1, 500) n`;
  await sql`insert into bookings (user_id, id, confirmation_number, number_key, supplier_id, client_name, status,
      total_minor, total_currency, commission_minor, commission_currency, received_minor, travel_start, travel_end,
      due_on, source, search, created_at, updated_at)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(case when n % ${Math.round(BOOKINGS / LARGE)}::int = 0 then 0
        else 1 + (n * 7919::bigint) % ${AGENTS - 1}::int end), 12, '0'))::uuid,
      gen_random_uuid(), 'HB-' || n, 'HB' || n,
      ('00000000-0000-7000-9000-' || lpad(to_hex(1 + n % 500), 12, '0'))::uuid, 'Marta Lind ' || n % 1000,
      (array['CONFIRMED', 'CONFIRMED', 'OVERDUE', 'PAID', 'CLOSED', 'ARCHIVED', 'ARCHIVED'])[1 + n % 7],
      100000 + n % 900000, (array['USD', 'EUR', 'GBP'])[1 + n % 3], 10000 + n % 90000,
      (array['USD', 'EUR', 'GBP'])[1 + n % 3], 0, date '2025-01-01' + (n % 900)::int,
      date '2025-01-08' + (n % 900)::int, date '2025-02-12' + (n % 900)::int, 'csv',
      'hb-' || n || ' marta lind ' || n % 1000 || ' supplier ' || (1 + n % 500) || ' hb' || n,
      timestamptz '2024-01-01' + n * interval '60 seconds', now()
    from generate_series(1, ${BOOKINGS}::int) n`;
  await sql`vacuum (analyze) bookings`;
  console.log(`${BOOKINGS} bookings stored in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
