"use server";

import { z } from "zod";
import {
  markAllNotificationsRead,
  markNotificationRead,
} from "@/lib/accounts/notifications/mark-notifications-read";
import { action } from "@/lib/delivery/action";

export const readNotificationAction = action(z.object({ id: z.uuid() }), (ctx, { id }) =>
  markNotificationRead(ctx, id),
);
export const readAllNotificationsAction = action(z.object({}), markAllNotificationsRead);
