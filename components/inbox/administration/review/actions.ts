"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import { approveReviews } from "@/lib/inbox/ai-review/approve-reviews";
import { decideReview } from "@/lib/inbox/ai-review/decide-review";
import { reviewAction, reviewJson, reviewsApproval } from "@/lib/inbox/ai-review/review.model";
import { undoDecisions } from "@/lib/inbox/ai-review/undo-decisions";

export const decideReviewAction = adminAction(
  z.object({ id: z.uuid().toLowerCase(), decision: reviewAction }),
  async (ctx, { id, decision }) => reviewJson(await decideReview(ctx, id, decision)),
);

export const approveReviewsAction = adminAction(reviewsApproval, approveReviews);

export const undoDecisionsAction = adminAction(
  z.object({ ids: z.array(z.uuid().toLowerCase()).min(1).max(100) }),
  (ctx, { ids }) => undoDecisions(ctx, ids),
);
