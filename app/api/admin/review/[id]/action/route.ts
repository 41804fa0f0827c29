import { endpoint } from "@/lib/delivery/endpoint";
import { decideReview } from "@/lib/inbox/ai-review/decide-review";
import { reviewAction, reviewJson } from "@/lib/inbox/ai-review/review.model";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint({ access: "admin", body: reviewAction }, async ({ ctx, params, body }) =>
  reviewJson(await decideReview(ctx, idIn(params), body)),
);
