"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { markAllNotificationsRead, markNotificationRead } from "@/lib/notifications/mark-notifications-read";

export const readNotificationAction = action(z.object({ id: z.uuid() }), (ctx, { id }) =>
  markNotificationRead(ctx, id),
);
export const readAllNotificationsAction = action(z.object({}), markAllNotificationsRead);
