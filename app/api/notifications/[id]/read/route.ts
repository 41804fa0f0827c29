import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { readNotification } from "@/lib/notifications/read-notifications";

export const PATCH = endpoint({}, ({ ctx, params }) => readNotification(ctx, idIn(params)));
