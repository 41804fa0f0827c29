import { notificationQuery } from "@/lib/accounts/notifications/notification-query.model";
import { listNotifications } from "@/lib/accounts/notifications/notifications";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ keys: "read", query: notificationQuery }, ({ ctx, query }) =>
  listNotifications(ctx, query),
);
