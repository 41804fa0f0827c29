import "server-only";
import { env } from "@/lib/platform/base/env";
import { log } from "@/lib/platform/base/log";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import { keptSince, policyOf, type RetainedKind } from "./retention.model";
import {
  AGENT_ROWS,
  type AgentRows,
  createPartitions,
  deleteOver,
  SHARED_ROWS,
  selectAgentsOver,
} from "./retention.sql";

/** The number of rows deleted per transaction, and how long one job continues with further transactions. */
const BATCH = 500;
const BUDGET_MS = 1_000;

/**
 * Deletes what the retention policy no longer keeps, for about a second. Returns whether there may be more. Each batch
 * is a transaction of its own, so if it is interrupted, the next run does the rest. Logs how many rows of each kind
 * were deleted.
 */
export async function applyRetention(ctx: Context, budgetMs = BUDGET_MS): Promise<boolean> {
  const removed: Partial<Record<RetainedKind, number>> = {};
  const isLeft = await deleteFor(budgetMs, ctx, removed);
  if (Object.keys(removed).length > 0) log().info({ removed }, "retention");
  return isLeft;
}

async function deleteFor(
  budgetMs: number,
  ctx: Context,
  removed: Partial<Record<RetainedKind, number>>,
): Promise<boolean> {
  const end = performance.now() + budgetMs;
  for await (const { kept, count } of batches(ctx)) {
    if (count > 0) removed[kept] = (removed[kept] ?? 0) + count;
    if (performance.now() > end) return true;
  }
  return false;
}

type Batch = { readonly kept: RetainedKind; readonly count: number };

async function* batches(ctx: Context): AsyncGenerator<Batch> {
  const policy = policyOf(env.RETENTION_DAYS);
  const before = (kept: RetainedKind) => keptSince(policy, kept, ctx.now);
  for (const [kept, rows] of entries(SHARED_ROWS)) {
    yield* untilNone(kept, () => inSystemTransaction(ctx, (tx) => deleteOver(tx, rows, before(kept), BATCH)));
  }
  for (const [kept, rows] of entries(AGENT_ROWS)) yield* agentBatches(ctx, kept, rows, before(kept));
}

async function* agentBatches(
  ctx: Context,
  kept: RetainedKind,
  rows: AgentRows,
  before: Date,
): AsyncGenerator<Batch> {
  for (let removed = 1; removed > 0; ) {
    removed = 0;
    const agents = await inSystemTransaction(ctx, (tx) => selectAgentsOver(tx, rows, before, BATCH));
    for (const agent of agents) {
      for await (const batch of untilNone(kept, () =>
        inTenant(ctx, agent, (tx) => deleteOver(tx, rows, before, BATCH)),
      )) {
        removed += batch.count;
        yield batch;
      }
    }
  }
}

async function* untilNone(kept: RetainedKind, work: () => Promise<number>): AsyncGenerator<Batch> {
  for (let count = await work(); count > 0; count = await work()) yield { kept, count };
}

function entries<Rows>(of: Partial<Record<RetainedKind, Rows>>): [RetainedKind, Rows][] {
  return Object.entries(of) as [RetainedKind, Rows][];
}

/** Enough that the job may fail for a whole quarter before rows arrive for a month without a partition. */
const MONTHS_AHEAD = 3;

/** Creates partitions for the coming months in tables that are partitioned by month, in a system transaction. */
export async function makePartitions(tx: Tx): Promise<void> {
  await createPartitions(tx, MONTHS_AHEAD);
}
