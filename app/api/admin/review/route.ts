import { listReviews } from "@/lib/ai-review/list-reviews";
import { reviewJson, reviewQuery } from "@/lib/ai-review/review.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin", query: reviewQuery }, async ({ ctx, query }) => {
  const { data, count } = await listReviews(ctx, query);
  return { data: data.map(reviewJson), count };
});
