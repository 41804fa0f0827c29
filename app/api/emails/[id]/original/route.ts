import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { originalAnswer } from "@/lib/delivery/original-answer";
import { readOriginal } from "@/lib/emails/read-original";

export const GET = endpoint({ keys: "read" }, async ({ ctx, params }) =>
  originalAnswer(await readOriginal(ctx, idIn(params))),
);
