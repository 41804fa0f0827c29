import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { readEmailJson } from "@/lib/emails/show-email";

export const GET = endpoint({ keys: "read" }, ({ ctx, params }) => readEmailJson(ctx, idIn(params)));
