import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import postgres from "postgres";
import type { Context } from "@/lib/platform/context/context";
import { testSettings } from "../tests/support/app/environment";
import { cloneDatabase } from "../tests/support/database/clone";
import { openTestServer } from "../tests/support/database/test-server";
import { AGENTS, agentId, fillLedger, LARGE } from "./parts/fill-ledger";
import { inMs, quantile } from "./parts/quantile";

/**
 * Measures a payout run of 10,000 agents with the given number of ready shares: a draft and its approval within 10
 * seconds each; and the lists of payouts, for an administrator and for the agent with the most shares, in 50 ms at p95;
 * and how much memory all of that takes, which must not depend on the number of shares.
 * `npm run bench -- payouts [SHARES]`
 */
const SHARES = Number(process.argv[2] ?? 200_000);
const [STEP_MS, LIST_MS, RUNS] = [10_000, 50, 40];

const server = await openTestServer();
const clone = await cloneDatabase(server.url, server.template);
const superuser = postgres(clone.superuserUrl, { max: 1, onnotice: () => undefined });
Object.assign(process.env, testSettings(clone.url), { LOG_LEVEL: "silent" });
const { closeDatabases } = await import("@/db/client");
const { contextFor } = await import("@/lib/platform/context/context");
const { currency } = await import("@/lib/platform/base/money");
const { calendarDate } = await import("@/lib/platform/base/dates/calendar-date");
const { draftRun } = await import("@/lib/payouts/runs/draft-run");
const { approveRun } = await import("@/lib/payouts/runs/approve-and-pay");
const { discardRun } = await import("@/lib/payouts/runs/change-draft");
const { markPaid } = await import("@/lib/payouts/runs/approve-and-pay");
const { listRuns, readRun, readRunLines } = await import("@/lib/payouts/runs/read-run");
const { readComingLines, readOwnPayouts, readStatement, sumComing } = await import(
  "@/lib/payouts/statements/read-own-payouts"
);
const { findUnsettledShares } = await import("@/lib/payouts/shares/shares");
const { inReadTransaction, inSystemTransaction } = await import("@/lib/platform/context/transaction");

const admin = contextFor({ kind: "agent", id: agentId(1), admin: true, timeZone: "America/Toronto" });
const agent = contextFor({ kind: "agent", id: agentId(0), admin: false, timeZone: "America/Toronto" });
const PAGE = { page: 1, limit: 50 };

try {
  await fillLedger(superuser, SHARES);
  await fillShares();
  const startMb = process.memoryUsage().rss / 1024 ** 2;
  console.log(`${SHARES} shares of ${AGENTS} agents, load ${loadavg()[0]?.toFixed(1)}`);
  const drafted = await step("draft", () => newDraft());
  await step("discard", () => discardRun(admin, drafted));
  const run = await step("draft again", () => newDraft());
  await lists(run.id);
  const seen = { totalMinor: run.total.minor, payoutCount: run.payoutCount };
  const approved = await step("approve", () => approveRun(admin, run, seen));
  const paid = await step("mark as paid", () => markPaid(admin, approved, null));
  await step("look for shares that differ", () =>
    inSystemTransaction(admin, (tx) => findUnsettledShares(tx, false)),
  );
  await lists(paid.id);
  const grownMb = process.resourceUsage().maxRSS / 1024 - startMb;
  console.log(
    `memory of this process: ${startMb.toFixed(0)} MB before, at most ${grownMb.toFixed(0)} MB more`,
  );
} finally {
  await closeDatabases();
  await superuser.end();
  await clone.drop();
  await server.close();
}

function newDraft() {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return draftRun(admin, {
    currency: currency.parse("USD"),
    upTo: calendarDate.parse(day),
    requestKey: randomUUID(),
  });
}

/**
 * Inserts a payment of 100.00 USD for each booking, shared at 60 percent. The agent with the most shares was paid all
 * but 2,000 of them over two years.
 */
async function fillShares(): Promise<void> {
  await superuser.unsafe(`set session_replication_role = replica;
    insert into payout_settings (is_on, on_since, needs_second_approver, updated_at) values (true, '2020-01-01', false, now());
    update users set role = 'ADMIN' where id = '${agentId(1)}';
    insert into allocations (user_id, id, booking_id, amount_minor, currency, received_on, book_day, source, link_id, created_at)
      select user_id, gen_random_uuid(), id, 10000, 'USD', current_date - 30, current_date - 30, 'deposit', gen_random_uuid(), now()
      from bookings;
    insert into payout_shares (user_id, id, booking_id, allocation_id, received_minor, amount_minor, percent_bp, percent_from,
        short_pay_borne_by, currency, received_on, book_day, created_at)
      select user_id, gen_random_uuid(), booking_id, id, 10000, 6000, 6000, 'DEFAULT', 'PROPORTION', 'USD', received_on, book_day, now()
      from allocations where link_id is not null;
    set session_replication_role = origin`);
  await superuser.unsafe(`set session_replication_role = replica;
    insert into payout_runs (id, run_no, currency, up_to, request_key, drafted_at, approved_at, paid_at)
      select gen_random_uuid(), n, 'USD', current_date - 30, gen_random_uuid(), now(), now(), now() from generate_series(1, 24) n;
    insert into payouts (user_id, id, run_id, amount_minor, currency, paid_at, created_at)
      select '${agentId(0)}', id, id, 12000000, 'USD', now(), now() from payout_runs;
    update payout_shares s set payout_id = run.id, frozen_at = now() from payout_runs run,
      (select id, row_number() over (order by id) as n from payout_shares where user_id = '${agentId(0)}') mine
      where s.user_id = '${agentId(0)}' and s.id = mine.id and mine.n <= ${LARGE - 2_000} and run.run_no = 1 + mine.n % 24;
    set session_replication_role = origin`);
  await superuser.unsafe("vacuum (analyze) allocations");
  await superuser.unsafe("vacuum (analyze) payout_shares");
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const answer = await work();
  report(name, performance.now() - start, STEP_MS);
  return answer;
}

/** Measures the pages of a run, and those of the agent with the most shares. */
async function lists(runId: string): Promise<void> {
  const { payouts } = await readRun(admin, runId, PAGE);
  const payoutId = payouts[0]?.id ?? "";
  await list("runs", () => listRuns(admin, PAGE));
  await list("a run", () => readRun(admin, runId, PAGE));
  await list("a run's last page", () => readRun(admin, runId, { ...PAGE, page: AGENTS / 50 }));
  await list("a payout's lines", () => readRunLines(admin, runId, payoutId, PAGE));
  await list("agent's payouts", () => readOwnPayouts(agent, PAGE));
  await list("agent's lines to come", () => readComingLines(agent, PAGE));
  await list("agent's dashboard", () => inReadTransaction(agent, sumComing));
  await statement(agent);
}

/** Measures the statement of the agent's newest payout, if there is one. */
async function statement(ctx: Context): Promise<void> {
  const [newest] = (await readOwnPayouts(ctx, PAGE)).data;
  if (newest) await list("agent's statement", () => readStatement(ctx, newest.id, PAGE));
}

async function list(name: string, work: () => Promise<unknown>): Promise<void> {
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  report(`${name}, p95`, quantile(took, 0.95), LIST_MS);
}

function report(name: string, ms: number, most: number): void {
  if (ms > most) process.exitCode = 1;
  console.log(`${name.padEnd(32)}${inMs(ms, 1)}${ms > most ? "  TOO SLOW" : ""}`);
}
