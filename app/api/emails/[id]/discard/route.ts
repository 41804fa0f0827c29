import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { discardEmails } from "@/lib/emails/decisions/discard-emails";

export const POST = endpoint({ keys: "write" }, ({ ctx, params }) => discardEmails(ctx, [idIn(params)]));
