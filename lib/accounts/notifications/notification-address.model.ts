import { choiceField, urlState, wholeField } from "@/lib/platform/base/addresses/url-state.model";

/** What notifications are about, as their types are grouped. */
export const NOTIFICATION_CATEGORIES = ["payment", "booking", "email", "system"] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** What the address of the notifications says beside the tab, which is part of its path. */
export const NOTIFICATIONS_URL = urlState({
  page: wholeField(1, 100_000),
  category: choiceField(NOTIFICATION_CATEGORIES),
});
