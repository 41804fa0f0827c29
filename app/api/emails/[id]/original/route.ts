import { endpoint } from "@/lib/delivery/endpoint";
import { originalAnswer } from "@/lib/delivery/file-answer";
import { readOriginal } from "@/lib/inbox/emails/read-original";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ keys: "read" }, async ({ ctx, params }) =>
  originalAnswer(await readOriginal(ctx, idIn(params))),
);
