import { endpoint } from "@/lib/delivery/endpoint";
import { readReviewStats } from "@/lib/inbox/ai-review/list-reviews";

export const GET = endpoint({ access: "admin" }, ({ ctx }) => readReviewStats(ctx));
