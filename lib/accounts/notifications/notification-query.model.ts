import { z } from "zod";
import { skipQuery } from "@/lib/platform/base/paging";
import { NOTIFICATION_TABS } from "./notification.model";
import { NOTIFICATION_CATEGORIES } from "./notification-address.model";

/**
 * The query of `GET /notifications`. The API's specification requests all of them without a limit, so by default it
 * returns the newest hundred.
 */
export const notificationQuery = z.object({
  ...skipQuery(100),
  tab: z
    .enum(NOTIFICATION_TABS, { error: `tab must be one of ${NOTIFICATION_TABS.join(", ")}` })
    .default("all"),
  category: z
    .enum(NOTIFICATION_CATEGORIES, {
      error: `category must be one of ${NOTIFICATION_CATEGORIES.join(", ")}`,
    })
    .optional(),
});
export type NotificationQuery = z.output<typeof notificationQuery>;
