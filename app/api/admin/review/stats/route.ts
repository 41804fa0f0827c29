import { readReviewStats } from "@/lib/ai-review/list-reviews";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin" }, ({ ctx }) => readReviewStats(ctx));
