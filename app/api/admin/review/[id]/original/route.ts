import { endpoint } from "@/lib/delivery/endpoint";
import { originalAnswer } from "@/lib/delivery/file-answer";
import { readReviewOriginal } from "@/lib/inbox/ai-review/read-review";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  originalAnswer(await readReviewOriginal(ctx, idIn(params))),
);
