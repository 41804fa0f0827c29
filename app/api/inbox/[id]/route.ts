import { endpoint } from "@/lib/delivery/endpoint";
import { readEmailJson } from "@/lib/inbox/emails/show-email";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ keys: "read" }, ({ ctx, params }) => readEmailJson(ctx, idIn(params)));
