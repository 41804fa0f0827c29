import { markAllNotificationsRead } from "@/lib/accounts/notifications/notifications";
import { endpoint } from "@/lib/delivery/endpoint";

export const PATCH = endpoint({ keys: "write" }, ({ ctx }) => markAllNotificationsRead(ctx));
