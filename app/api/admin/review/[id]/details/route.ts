import { readReview } from "@/lib/ai-review/read-review";
import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin" }, ({ ctx, params }) => readReview(ctx, idIn(params)));
