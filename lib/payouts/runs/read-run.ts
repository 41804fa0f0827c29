import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { PayoutLine } from "../statements/payout.model";
import { readPayoutLines } from "../statements/read-own-payouts";
import { foundRun } from "./lock-run";
import type { Run } from "./run.model";
import { countRuns, selectPayout, selectRuns } from "./run.sql";
import { type RunPayout, selectRunPayouts } from "./run-payouts.sql";

type Page = { readonly page: number; readonly limit: number };

/** A page of the runs, the newest first. For administrators. */
export function listRuns(
  ctx: Context,
  { page, limit }: Page,
): Promise<{ data: readonly Run[]; count: number }> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [data, count] = await Promise.all([
      selectRuns(tx, { limit, offset: (page - 1) * limit }),
      countRuns(tx),
    ]);
    return { data, count };
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

/** The lines of one payout of a run. For administrators; NOT_FOUND without it. */
export function readRunLines(ctx: Context, runId: string, payoutId: string): Promise<readonly PayoutLine[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const payout = await selectPayout(tx, runId, payoutId);
    if (!payout) throw new Failure("NOT_FOUND");
    return readPayoutLines(tx, payout.userId, payoutId);
  });
}
