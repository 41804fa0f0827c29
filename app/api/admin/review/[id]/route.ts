import { readReview } from "@/lib/ai-review/read-review";
import { reviewJson } from "@/lib/ai-review/review.model";
import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  reviewJson((await readReview(ctx, idIn(params))).review),
);
