import type { z } from "zod";
import type { Mutation } from "@/components/shared/mutations/mutation";
import type { Review, reviewAction } from "@/lib/inbox/ai-review/review.model";
import { callAction } from "@/lib/platform/api-client/run-action";
import { decideReviewAction } from "./actions";

type Decision = z.input<typeof reviewAction>;
export type Decided = Pick<Review, "id" | "email">;

/** Sends a decision once: a second one would be refused. */
function decide(
  { id, email }: Decided,
  decision: Decision,
  words: Readonly<Record<"said" | "failed", string>>,
): Mutation {
  return {
    about: { label: email.subject ?? "No Subject" },
    run: () =>
      callAction(decideReviewAction, { id, decision: { ...decision, version: email.version } as Decision }),
    tells: () => ({ said: words.said }),
    failed: words.failed,
  };
}

/** Approves what the agent says, or what `decision` puts in its place. */
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
