import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import type { ReviewAgent, ReviewPage, ReviewQuery, ReviewStats, ReviewStatus } from "./review.model";
import { countReviews, selectReviewAgents, selectReviewStats, selectReviews } from "./review.sql";

/** So many agents can be chosen from; whoever isn't among them is reached from one of their items. */
const MOST_AGENTS = 500;

/** A page of what agents sent for review, and how many there are under the same filter. */
export function listReviews(ctx: Context, query: ReviewQuery): Promise<ReviewPage> {
  adminOnly(ctx);
  return inListTransaction(ctx, async (tx) => {
    const [data, count] = await Promise.all([selectReviews(tx, query), countReviews(tx, query)]);
    return { data, count };
  });
}

/** How many items there are at each status, and of those that wait at each priority. */
export function readReviewStats(ctx: Context): Promise<ReviewStats> {
  adminOnly(ctx);
  return inListTransaction(ctx, selectReviewStats);
}

/** How many items wait. */
export function countWaitingReviews(ctx: Context): Promise<number> {
  adminOnly(ctx);
  return inListTransaction(ctx, (tx) =>
    countReviews(tx, { status: "pending", priority: undefined, agent: undefined }),
  );
}

/** Whose items there are at a status. */
export function listReviewAgents(ctx: Context, status: ReviewStatus): Promise<ReviewAgent[]> {
  adminOnly(ctx);
  return inListTransaction(ctx, (tx) => selectReviewAgents(tx, status, MOST_AGENTS));
}
