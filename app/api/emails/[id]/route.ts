import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { viewEmail } from "@/lib/emails/view-email";

export const GET = endpoint({ keys: "read" }, ({ ctx, params }) => viewEmail(ctx, idIn(params)));
