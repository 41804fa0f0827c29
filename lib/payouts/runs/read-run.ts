import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { PayoutAccount } from "../accounts/payout-account.model";
import { lookAtAccounts } from "../accounts/read-payout-accounts";
import type { PayoutLine } from "../statements/payout.model";
import { readPayoutLines } from "../statements/read-own-payouts";
import { foundRun } from "./lock-run";
import type { Run, RunsOf } from "./run.model";
import { countRuns, selectPaidName, selectPayout, selectRuns } from "./run.sql";
import { type RunPayout, selectRunPayouts } from "./run-payouts.sql";

type Page = { readonly page: number; readonly limit: number };

/** A page of the runs, the newest first; those of an agent with that agent's name and sums. For administrators. */
export function listRuns(
  ctx: Context,
  { page, limit }: Page,
  of?: RunsOf,
): Promise<{ data: readonly Run[]; count: number; agent: string | null }> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [data, count, agent] = await Promise.all([
      selectRuns(tx, { limit, offset: (page - 1) * limit, of }),
      countRuns(tx, of),
      of ? selectPaidName(tx, of.agent) : null,
    ]);
    return { data, count, agent };
  });
}

export type RunPage = { readonly run: Run; readonly payouts: readonly RunPayout[] };

/** A run with a page of its payouts. For administrators; NOT_FOUND without it. */
export function readRun(ctx: Context, id: string, page: Page): Promise<RunPage> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [run, payouts] = await Promise.all([foundRun(tx, id), selectRunPayouts(tx, id, page)]);
    return { run, payouts };
  });
}

export type RunPayoutLines = {
  readonly lines: readonly PayoutLine[];
  readonly accounts: readonly PayoutAccount[];
};

/** One payout's lines and where its agent is paid; that an administrator has seen the latter is written down. */
export async function readRunPayout(ctx: Context, runId: string, payoutId: string): Promise<RunPayoutLines> {
  const { userId, lines } = await readRunLines(ctx, runId, payoutId);
  return { lines, accounts: await lookAtAccounts(ctx, userId) };
}

/** The lines of one payout of a run, and whose it is. For administrators; NOT_FOUND without it. */
export function readRunLines(
  ctx: Context,
  runId: string,
  payoutId: string,
): Promise<{ readonly userId: string; readonly lines: readonly PayoutLine[] }> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const payout = await selectPayout(tx, runId, payoutId);
    if (!payout) throw new Failure("NOT_FOUND");
    const { userId } = payout;
    return { userId, lines: await readPayoutLines(tx, userId, payoutId) };
  });
}
