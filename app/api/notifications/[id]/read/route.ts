import { markNotificationRead } from "@/lib/accounts/notifications/notifications";
import { endpoint } from "@/lib/delivery/endpoint";
import { idIn } from "@/lib/platform/base/id";

export const PATCH = endpoint({ keys: "write" }, ({ ctx, params }) =>
  markNotificationRead(ctx, idIn(params)),
);
