import { endpoint } from "@/lib/delivery/endpoint";
import { listReviews } from "@/lib/inbox/ai-review/read-review";
import { reviewJson, reviewQuery } from "@/lib/inbox/ai-review/review.model";

export const GET = endpoint({ access: "admin", query: reviewQuery }, async ({ ctx, query }) => {
  const { data, count } = await listReviews(ctx, query);
  return { data: data.map(reviewJson), count };
});
