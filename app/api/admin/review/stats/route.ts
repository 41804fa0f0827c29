import { endpoint } from "@/lib/delivery/endpoint";
import { readReviewStats } from "@/lib/inbox/ai-review/read-review";

export const GET = endpoint({ access: "admin" }, ({ ctx }) => readReviewStats(ctx));
