"use server";

import { z } from "zod";
import { NOTIFICATIONS_SHOWN } from "@/lib/accounts/notifications/notification.model";
import { markAllNotificationsRead, markNotificationsRead } from "@/lib/accounts/notifications/notifications";
import { action } from "@/lib/delivery/action";

const some = z.object({ ids: z.array(z.uuid()).min(1).max(NOTIFICATIONS_SHOWN) });

export const readNotificationsAction = action(some, (ctx, { ids }) => markNotificationsRead(ctx, ids));
export const readAllNotificationsAction = action(z.object({}), markAllNotificationsRead);
