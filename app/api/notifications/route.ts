import { endpoint } from "@/lib/delivery/endpoint";
import { listNotifications } from "@/lib/notifications/list-notifications";
import { notificationQuery } from "@/lib/notifications/notification-query.model";

export const GET = endpoint({ keys: "read", query: notificationQuery }, ({ ctx, query }) =>
  listNotifications(ctx, query),
);
