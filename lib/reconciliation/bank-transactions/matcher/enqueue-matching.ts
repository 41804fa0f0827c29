import "server-only";
import { z } from "zod";
import type { Context } from "@/lib/platform/context/context";
import { inAdminTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";

/**
 * Enqueues a matching job for transactions, an import, or reports, in the same database transaction as the change that
 * requires it.
 */
export function enqueueMatching(tx: Tx, what: Partial<MatchingJob>): Promise<void> {
  return enqueueJob(tx, "match-transactions", { ...NOTHING_TO_MATCH, ...what });
}

/** The smallest id. Starting after it covers all transactions, without recalculating what was learned. */
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Requests that the matcher examine all undecided transactions again, after knowledge about suppliers changed. */
export function enqueueMatchingAnew(tx: Tx): Promise<void> {
  return enqueueMatching(tx, { isAll: true, after: FIRST });
}

/**
 * A matching job: transactions, an import, reports that were added, or an agent whose bookings changed. With `isAll`,
 * it covers all undecided transactions, in blocks that start after `after`.
 */
export const matchingJob = z.object({
  transactionIds: z.array(z.uuid()).default([]),
  importId: z.uuid().nullable().default(null),
  reportIds: z.array(z.uuid()).default([]),
  userId: z.uuid().nullable().default(null),
  isAll: z.boolean().default(false),
  after: z.uuid().nullable().default(null),
});
export type MatchingJob = z.output<typeof matchingJob>;

export const NOTHING_TO_MATCH: MatchingJob = {
  transactionIds: [],
  importId: null,
  reportIds: [],
  userId: null,
  isAll: false,
  after: null,
};

/**
 * Requests that the matcher examine these transactions again, as far as they are undecided. An empty list means all
 * undecided ones.
 */
export function matchAgain(ctx: Context, ids: readonly string[]): Promise<void> {
  return inAdminTransaction(ctx, (tx) =>
    ids.length > 0 ? enqueueMatching(tx, { transactionIds: [...ids] }) : enqueueMatchingAnew(tx),
  );
}
