import { decideReview } from "@/lib/ai-review/decide-review";
import { reviewAction, reviewJson } from "@/lib/ai-review/review.model";
import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: reviewAction }, async ({ ctx, params, body }) =>
  reviewJson(await decideReview(ctx, idIn(params), body)),
);
