import { readReviewOriginal } from "@/lib/ai-review/read-review";
import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { originalAnswer } from "@/lib/delivery/original-answer";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  originalAnswer(await readReviewOriginal(ctx, idIn(params))),
);
