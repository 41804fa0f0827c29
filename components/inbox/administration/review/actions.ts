"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import { decideReview } from "@/lib/inbox/ai-review/decide-review";
import { reviewAction, reviewJson } from "@/lib/inbox/ai-review/review.model";

export const decideReviewAction = adminAction(
  z.object({ id: z.uuid().toLowerCase(), decision: reviewAction }),
  async (ctx, { id, decision }) => reviewJson(await decideReview(ctx, id, decision)),
);
