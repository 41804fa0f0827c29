import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { markCameBack, markPaid } from "@/lib/payouts/runs/approve-and-pay";
import { adjustRun, discardRun, takeOut } from "@/lib/payouts/runs/change-draft";
import { draftRun } from "@/lib/payouts/runs/draft-run";
import { listRuns, readRun } from "@/lib/payouts/runs/read-run";
import type { Run, RunState } from "@/lib/payouts/runs/run.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { TestAgent } from "../people/agent";
import type { Move } from "../transactions/move";
import { approvedRun, refOf } from "./runs";

const REASON = "By chance";

/** Random administrator actions on a run in a suitable state; no-ops if there is none. */
export function runMoves(
  { ctx, ...admin }: TestAgent,
  agents: readonly TestAgent[],
  below: (n: number) => number,
): readonly Move[] {
  const pick = <T>(from: readonly T[]): T | undefined => from[below(from.length)];
  const one = async (state: RunState, act: (run: Run) => Promise<unknown>) => {
    const { data } = await listRuns(ctx, { page: 1, limit: 100 });
    const run = pick(data.filter((known) => known.state === state));
    if (run) await act(run);
  };
  const withPayout = (state: RunState, act: (run: Run, payoutId: string) => Promise<unknown>) =>
    one(state, async (run) => {
      const { payouts } = await readRun(ctx, run.id, { page: 1, limit: 50 });
      const payout = pick(payouts);
      if (payout) await act(run, payout.id);
    });
  const drafted = () =>
    draftRun(ctx, {
      currency: currency.parse(pick(["USD", "JPY", "KWD"])),
      upTo: calendarDate.parse("2026-12-31"),
      requestKey: randomUUID(),
    });
  return [
    ["draft", drafted],
    ["draft", drafted],
    ["approve", () => one("DRAFT", (run) => approvedRun({ ctx, ...admin }, run))],
    ["discard", () => one("DRAFT", (run) => discardRun(ctx, refOf(run)))],
    ["adjust", () => one("DRAFT", (run) => adjustRun(ctx, refOf(run), adjustment(pick(agents), below)))],
    ["take out", () => withPayout("DRAFT", (run, payoutId) => takeOut(ctx, refOf(run), taken(payoutId)))],
    ["pay", () => one("APPROVED", (run) => markPaid(ctx, refOf(run), null))],
    ["pay one", () => withPayout("APPROVED", (run, payoutId) => markPaid(ctx, refOf(run), payoutId))],
    [
      "come back",
      () => withPayout("PAID", (run, payoutId) => markCameBack(ctx, refOf(run), taken(payoutId))),
    ],
  ];
}

function taken(payoutId: string) {
  return { payoutId, lineId: null, reason: REASON };
}

function adjustment(agent: TestAgent | undefined, below: (n: number) => number) {
  return { userId: agent?.id ?? "", amountMinor: below(2_001) - 1_000 || 1, description: REASON };
}

/** Returns the shares that were paid and didn't come back, as rows keyed by share and payout. */
export async function paidShares(db: Sql): Promise<Map<string, string>> {
  const rows = await db`select s.id || ' ' || s.payout_id as id, s::text as row from payout_shares s
    join payouts p on p.user_id = s.user_id and p.id = s.payout_id where p.paid_at is not null and p.came_back_at is null`;
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/**
 * Returns approved payouts of remaining agents whose amount differs from the sum of their lines, or with a line that
 * isn't frozen.
 */
export async function runWrongs(db: Sql): Promise<unknown[]> {
  const lines = db`select user_id, payout_id, amount_minor, frozen_at, currency from payout_shares
    union all select user_id, payout_id, amount_minor, frozen_at, currency from payout_adjustments`;
  return [
    ...(await db`select p.id, p.amount_minor, sum(l.amount_minor) as sum from payouts p
      join payout_runs r on r.id = p.run_id left join (${lines}) l on l.user_id = p.user_id and l.payout_id = p.id
      join users u on u.id = p.user_id and u.erase_at is null
      where r.approved_at is not null and p.came_back_at is null group by p.user_id, p.id, p.amount_minor, p.currency
      having p.amount_minor is distinct from sum(l.amount_minor) or bool_or(l.frozen_at is null or l.currency <> p.currency)`),
  ];
}
