import { endpoint } from "@/lib/delivery/endpoint";
import { discardEmails } from "@/lib/inbox/emails/decisions/discard-emails";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint({ keys: "write" }, ({ ctx, params }) => discardEmails(ctx, [idIn(params)]));
