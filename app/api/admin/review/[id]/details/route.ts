import { endpoint } from "@/lib/delivery/endpoint";
import { readReview } from "@/lib/inbox/ai-review/read-review";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ access: "admin" }, ({ ctx, params }) => readReview(ctx, idIn(params)));
