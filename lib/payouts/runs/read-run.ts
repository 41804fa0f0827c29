import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import type { Page } from "@/lib/platform/base/paging";
import { adminOnly, type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { PayoutAccount } from "../accounts/payout-account.model";
import { readAccountsForAdmin } from "../accounts/payout-accounts";
import type { LinePage } from "../statements/payout.model";
import { readPayoutLines } from "../statements/read-own-payouts";
import { foundRun } from "./lock-run";
import type { Run, RunPayout, RunsOf, Waiting } from "./run.model";
import { countRuns, selectPaidName, selectRuns } from "./run.sql";
import { selectWaiting } from "./run-fill.sql";
import { selectRunPayouts } from "./run-payouts.sql";

/**
 * Lists a page of the runs, the newest first. With `of`, only those of an agent, with that agent's name and sums. For
 * administrators.
 */
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

/** Reads a run with a page of its payouts. For administrators. Throws NOT_FOUND if there is none. */
export function readRun(ctx: Context, id: string, page: Page): Promise<RunPage> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [run, payouts] = await Promise.all([foundRun(tx, id), selectRunPayouts(tx, id, page)]);
    return { run, payouts };
  });
}

const WAITING = 50;

/**
 * Lists the agents who would be in a draft if more were ready for them; empty unless the run is a draft. For
 * administrators.
 */
export function readWaiting(ctx: Context, { id: runId, state, upTo, total }: Run): Promise<Waiting[]> {
  adminOnly(ctx);
  if (state !== "DRAFT") return Promise.resolve([]);
  const ready = { runId, upTo, currency: total.currency, today: dayIn(ctx.now, timeZoneOf(ctx)) };
  return inSystemReadTransaction(ctx, (tx) => selectWaiting(tx, ready, WAITING));
}

type RunPayoutLines = LinePage & { readonly payout: RunPayout };

/**
 * Reads one payout of a run, a page of its lines, and the accounts of its agent; the audit records the access to these.
 */
export async function readRunPayout(
  ctx: Context,
  runId: string,
  payoutId: string,
  page: Page,
): Promise<RunPayoutLines & { readonly accounts: readonly PayoutAccount[] }> {
  const read = await readRunLines(ctx, runId, payoutId, page);
  return { ...read, accounts: await readAccountsForAdmin(ctx, read.payout.userId) };
}

/**
 * Reads one payout of a run with all its lines or a page of them. For administrators. Throws NOT_FOUND if there is
 * none.
 */
export function readRunLines(
  ctx: Context,
  runId: string,
  payoutId: string,
  page?: Page,
): Promise<RunPayoutLines> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [payout] = await selectRunPayouts(tx, runId, { page: 1, limit: 1 }, payoutId);
    if (!payout) throw new Failure("NOT_FOUND");
    return { payout, ...(await readPayoutLines(tx, payout.userId, payoutId, page)) };
  });
}
