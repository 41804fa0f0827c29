import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { originalAnswer } from "@/lib/delivery/original-answer";
import { readAnyOriginal } from "@/lib/emails/administration/read-any-email";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  originalAnswer(await readAnyOriginal(ctx, idIn(params))),
);
