import { markAllNotificationsRead } from "@/lib/accounts/notifications/mark-notifications-read";
import { endpoint } from "@/lib/delivery/endpoint";

export const PATCH = endpoint({ keys: "write" }, ({ ctx }) => markAllNotificationsRead(ctx));
