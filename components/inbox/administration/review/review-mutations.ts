import type { z } from "zod";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { partialUndoMessage } from "@/components/shared/mutations/undone";
import type { ApprovedReviews, Review, reviewAction } from "@/lib/inbox/ai-review/review.model";
import { callAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { approveReviewsAction, decideReviewAction, undoDecisionsAction } from "./actions";

type Decision = z.input<typeof reviewAction>;
export type Decided = Pick<Review, "id" | "email">;

/** Sends a decision. The server rejects a second decision on the same version. */
function decide(
  { id, email }: Decided,
  decision: Decision,
  words: Readonly<Record<"said" | "failed", string>>,
): Mutation {
  return {
    about: { label: email.subject ?? "No Subject" },
    subject: `reviews/${id}`,
    run: () =>
      callAction(decideReviewAction, { id, decision: { ...decision, version: email.version } as Decision }),
    tells: () => ({ said: words.said, undo: undoing([id]) }),
    failed: words.failed,
  };
}

/** Approves the agent's values, or those that `decision` puts in their place. */
export function approve(review: Decided, decision: Decision = { action: "approve" }): Mutation {
  return decide(review, decision, {
    said: "Correction approved and sent back to agent",
    failed: "Failed to approve correction",
  });
}

export function reject(review: Decided, adminNotes: string | null): Mutation {
  return decide(
    review,
    { action: "reject", adminNotes },
    { said: "Correction rejected", failed: "Failed to reject correction" },
  );
}

/**
 * Approves the agents' values of several reviews, with a single Undo. The message lists those that were refused, with
 * reasons.
 */
export function approveAll(reviews: readonly Decided[]): Mutation<ApprovedReviews> {
  const of = reviews.map(({ id, email }) => ({ id, version: email.version }));
  return {
    run: () => callAction(approveReviewsAction, { of }),
    failed: "Nothing was approved",
    tells({ ids, refused }) {
      const description = refused.map((one) => `${counted(one.count, "review")}: ${one.message}`).join(" ");
      return {
        said: `${counted(ids.length, "correction")} approved`,
        ...(description ? { description } : {}),
        ...(ids.length > 0 ? { undo: undoing(ids) } : {}),
      };
    },
  };
}

/** Undoes decisions, so that the reviews are pending again. */
export function undoing(
  ids: readonly string[],
): Mutation<{ readonly undone: number; readonly kept: number }> {
  return {
    run: () => callAction(undoDecisionsAction, { ids: [...ids] }),
    tells: (outcome) => partialUndoMessage(outcome, "review", "email"),
    failed: "This could not be undone",
  };
}
