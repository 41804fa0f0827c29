import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { markNotificationRead } from "@/lib/notifications/mark-notifications-read";

export const PATCH = endpoint({ keys: "write" }, ({ ctx, params }) =>
  markNotificationRead(ctx, idIn(params)),
);
