import { endpoint } from "@/lib/delivery/endpoint";
import { markAllNotificationsRead } from "@/lib/notifications/mark-notifications-read";

export const PATCH = endpoint({ keys: "write" }, ({ ctx }) => markAllNotificationsRead(ctx));
