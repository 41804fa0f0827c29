import { endpoint } from "@/lib/delivery/endpoint";
import { originalAnswer } from "@/lib/delivery/file-answer";
import { readAnyOriginal } from "@/lib/inbox/emails/administration/admin-emails";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  originalAnswer(await readAnyOriginal(ctx, idIn(params))),
);
