"use server";

import { z } from "zod";
import { decideReview } from "@/lib/ai-review/decide-review";
import { reviewAction, reviewJson } from "@/lib/ai-review/review.model";
import { adminAction } from "@/lib/delivery/action";

export const decideReviewAction = adminAction(
  z.object({ id: z.uuid().toLowerCase(), decision: reviewAction }),
  async (ctx, { id, decision }) => reviewJson(await decideReview(ctx, id, decision)),
);
