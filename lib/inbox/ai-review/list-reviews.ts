import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import type { ReviewAgent, ReviewPage, ReviewQuery, ReviewStats, ReviewStatus } from "./review.model";
import { countReviews, selectReviewAgents, selectReviewStats, selectReviews } from "./review.sql";

/** The largest number of agents offered in the filter; any other agent's items are filtered from one of their items. */
const MOST_AGENTS = 500;

/** Returns a page of the review items, and the total number under the same filter. */
export function listReviews(ctx: Context, query: ReviewQuery): Promise<ReviewPage> {
  adminOnly(ctx);
  return inListTransaction(ctx, async (tx) => {
    const [data, count] = await Promise.all([selectReviews(tx, query), countReviews(tx, query)]);
    return { data, count };
  });
}

/** Counts the items of each status, and the pending ones of each priority. */
export function readReviewStats(ctx: Context): Promise<ReviewStats> {
  adminOnly(ctx);
  return inListTransaction(ctx, selectReviewStats);
}

/** Counts the pending items. */
export function countWaitingReviews(ctx: Context): Promise<number> {
  adminOnly(ctx);
  return inListTransaction(ctx, (tx) =>
    countReviews(tx, { status: "pending", priority: undefined, agent: undefined }),
  );
}

/** Lists the agents who have items with a status. */
export function listReviewAgents(ctx: Context, status: ReviewStatus): Promise<ReviewAgent[]> {
  adminOnly(ctx);
  return inListTransaction(ctx, (tx) => selectReviewAgents(tx, status, MOST_AGENTS));
}
