import "server-only";
import type { BodyQuery } from "@/lib/inbox/emails/email-view.model";
import { type Original, readOriginalOf } from "@/lib/inbox/emails/read-original";
import { showEmailBodyOf } from "@/lib/inbox/emails/show-email";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { recordView } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import {
  inListTransaction,
  inSystemTransaction,
  inTenant,
  type Tx,
} from "@/lib/platform/context/transaction";
import type { MailDocument } from "@/lib/platform/mail-html/mail-document";
import type {
  Review,
  ReviewAgent,
  ReviewDetail,
  ReviewPage,
  ReviewQuery,
  ReviewStats,
  ReviewStatus,
} from "./review.model";
import {
  countReviews,
  selectReview,
  selectReviewAgents,
  selectReviewStats,
  selectReviews,
} from "./review.sql";

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

/**
 * Reads one item with its email; the audit records the administrator's access. Throws NOT_FOUND if there is none, or
 * if its agent has withdrawn it.
 */
export function readReview(ctx: Context, id: string): Promise<ReviewDetail> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const review = await found(tx, id);
    const mail = await inTenant(tx, review.agent.id, async (own) => {
      const view = await viewEmail(own, review.email.id);
      await recordView(own, "email", review.email.id);
      return view;
    });
    return { review, mail };
  });
}

/** Returns the email of an item as a document for the viewer's frame. */
export async function showReviewBody(ctx: Context, id: string, query: BodyQuery): Promise<MailDocument> {
  const { agent, email } = await opened(ctx, id);
  return showEmailBodyOf(ctx, agent.id, email.id, query);
}

/** Returns the original message of an item's email. */
export async function readReviewOriginal(ctx: Context, id: string): Promise<Original> {
  const { agent, email } = await opened(ctx, id);
  return readOriginalOf(ctx, agent.id, email.id);
}

function opened(ctx: Context, id: string): Promise<Review> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const review = await found(tx, id);
    await inTenant(tx, review.agent.id, (own) => recordView(own, "email", review.email.id));
    return review;
  });
}

/** Reads an item; one that its agent has withdrawn is no longer visible to administrators. */
async function found(tx: Tx, id: string): Promise<Review> {
  const review = await selectReview(tx, id);
  if (!review || review.status === "withdrawn") throw new Failure("NOT_FOUND");
  return review;
}
