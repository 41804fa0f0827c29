import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { markCameBack, markPaid } from "@/lib/payouts/runs/approve-and-pay";
import { discardRun, takeOut } from "@/lib/payouts/runs/change-draft";
import { listRuns, readRun } from "@/lib/payouts/runs/read-run";
import type { Run } from "@/lib/payouts/runs/run.model";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { ready } from "../../support/payouts/ready";
import { approvedRun, draftedRun, outcomes, refOf } from "../../support/payouts/runs";
import { newAgent, type TestAgent } from "../../support/people/agent";

let admin: TestAgent;
let agents: readonly TestAgent[];
beforeEach(async () => {
  await db`truncate payout_runs, payouts, payout_shares, payout_adjustments, payout_settings cascade`;
  await payoutsOn(db, { needs_second_approver: false });
  admin = await newAgent(db, { role: "ADMIN" });
  agents = await Promise.all([1, 2, 3, 4].map(() => newAgent(db)));
  for (const agent of agents) await ready(db, agent, { amount: 1_000 }, { amount: -100 }, { amount: 33 });
});

const REFUSALS = ["CONFLICT", "STALE", "NOT_FOUND"];
const known = async () => (await listRuns(admin.ctx, { page: 1, limit: 100 })).data;
const paid = (run: Run) => markPaid(admin.ctx, refOf(run), null);
const discarded = (run: Run) => discardRun(admin.ctx, refOf(run));

async function returned(run: Run, turn: number): Promise<Run> {
  const { payouts } = await readRun(admin.ctx, run.id, { page: 1, limit: 50 });
  const payoutId = payouts[turn % Math.max(1, payouts.length)]?.id ?? randomUUID();
  return markCameBack(admin.ctx, refOf(run), { payoutId, reason: "Returned" });
}

/** Performs one random administrator action on one of the existing runs. */
async function move(turn: number): Promise<unknown> {
  const runs = await known();
  const run = runs[turn % Math.max(1, runs.length)];
  const moves = [() => draftedRun(admin), approvedRun.bind(null, admin), paid, returned, discarded];
  return run ? moves[turn % moves.length]?.(run, turn) : draftedRun(admin);
}

it("of ten who approve, discard or take out at once one wins", async () => {
  const run = await draftedRun(admin);
  const { payouts } = await readRun(admin.ctx, run.id, { page: 1, limit: 50 });
  const removal = { payoutId: payouts[0]?.id ?? "", lineId: null, reason: "At once" };
  const acts = [
    () => approvedRun(admin, run),
    () => discarded(run),
    () => takeOut(admin.ctx, refOf(run), removal),
  ];
  const calls = Array.from({ length: 10 }, (_, place) => acts[place % 3]?.() ?? Promise.resolve());
  expect(await outcomes(calls)).toEqual({ done: 1, STALE: 9 });
});

it("pays no share twice, and none not at all, whatever eight administrators do at once", async () => {
  for (let round = 0; round < 12; round += 1) {
    const settled = await Promise.allSettled(Array.from({ length: 8 }, (_, seat) => move(round * 3 + seat)));
    const failed = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(failed.filter(({ code }) => !REFUSALS.includes(code))).toEqual([]);
  }
  await finishAll();
  const wrong = await db`
    select p.id from payouts p left join payout_shares s on s.user_id = p.user_id and s.payout_id = p.id
    where p.came_back_at is null group by p.id, p.amount_minor having coalesce(sum(s.amount_minor), 0) <> p.amount_minor`;
  expect(wrong).toEqual([]);
  const sums = await db`select user_id, sum(amount_minor)::int as paid from payouts
    where paid_at is not null and came_back_at is null group by 1`;
  expect(Object.fromEntries(sums.map((row) => [row.user_id, row.paid]))).toEqual(
    Object.fromEntries(agents.map(({ id }) => [id, 933])),
  );
});

/** Pays everything that is still unpaid. */
async function finishAll(): Promise<void> {
  for (let left = true; left; left = await isDrafted()) {
    for (const run of await inState("DRAFT")) await approvedRun(admin, run);
    for (const run of await inState("APPROVED")) await paid(run);
  }
}

async function inState(state: Run["state"]): Promise<readonly Run[]> {
  return (await known()).filter((run) => run.state === state);
}

function isDrafted(): Promise<boolean> {
  return draftedRun(admin).then(
    () => true,
    () => false,
  );
}
