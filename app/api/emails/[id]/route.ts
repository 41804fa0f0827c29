import { endpoint } from "@/lib/delivery/endpoint";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ keys: "read" }, ({ ctx, params }) => viewEmail(ctx, idIn(params)));
