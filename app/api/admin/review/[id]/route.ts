import { endpoint } from "@/lib/delivery/endpoint";
import { readReview } from "@/lib/inbox/ai-review/read-review";
import { reviewJson } from "@/lib/inbox/ai-review/review.model";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  reviewJson((await readReview(ctx, idIn(params))).review),
);
