"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { readAllNotifications, readNotification } from "@/lib/notifications/read-notifications";

export const readNotificationAction = action(z.object({ id: z.uuid() }), (ctx, { id }) =>
  readNotification(ctx, id),
);
export const readAllNotificationsAction = action(z.object({}), readAllNotifications);
