import "server-only";
import type { BodyQuery } from "@/lib/inbox/emails/email-view.model";
import { type Original, readOriginalOf } from "@/lib/inbox/emails/read-original";
import { showEmailBodyOf } from "@/lib/inbox/emails/show-email-body";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { recordView } from "@/lib/platform/audit/record-view";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import type { MailDocument } from "@/lib/platform/mail-html/mail-document";
import type { Review, ReviewDetail } from "./review.model";
import { selectReview } from "./review.sql";

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
