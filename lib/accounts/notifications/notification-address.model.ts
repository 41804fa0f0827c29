import { choiceField, integerField, urlState } from "@/lib/platform/base/addresses/url-state.model";

/** The categories into which types of notifications are grouped. */
export const NOTIFICATION_CATEGORIES = ["payment", "booking", "email", "system"] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** The query parameters of the notifications. The tab is part of the path. */
export const NOTIFICATIONS_URL = urlState({
  page: integerField(1, 100_000),
  category: choiceField(NOTIFICATION_CATEGORIES),
});
