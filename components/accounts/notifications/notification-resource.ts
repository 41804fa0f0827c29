import {
  NOTIFICATIONS_SHOWN,
  type NotificationPage,
  type NotificationTab,
  withRead,
} from "@/lib/accounts/notifications/notification.model";
import type { NotificationCategory } from "@/lib/accounts/notifications/notification-address.model";
import { changes } from "@/lib/platform/api-client/changes";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { queryClient, type Resource } from "@/lib/platform/api-client/resource";

const KEY = "notifications";
/** The polling interval while the page is visible. */
export const NOTIFICATIONS_MS = 30_000;

/** A page of a tab's notifications, of one category or all, with the count of each tab. Pages count from 1. */
export function notificationPage(
  tab: NotificationTab,
  page: number,
  category: NotificationCategory | null = null,
): Resource<NotificationPage> {
  const query = {
    tab,
    skip: (page - 1) * NOTIFICATIONS_SHOWN,
    limit: NOTIFICATIONS_SHOWN,
    ...(category ? { category } : {}),
  };
  return {
    key: [KEY, tab, page, category],
    ask: (signal) => fetchJson<NotificationPage>("/notifications", { query, ...(signal ? { signal } : {}) }),
  };
}

/** Refetches all displayed notifications. */
export function askNotificationsAgain(): void {
  void queryClient().invalidateQueries({ queryKey: [KEY] });
}

/**
 * Shows notifications (all of them without ids) as read wherever they are displayed. Returns a
 * function that reverts this.
 */
export function paintRead(ids: readonly string[] | null): () => void {
  const client = queryClient();
  void client.cancelQueries({ queryKey: [KEY] });
  const before = client.getQueriesData<NotificationPage>({ queryKey: [KEY] });
  const now = new Date().toISOString();
  changes.dispatchEvent(new Event("read"));
  for (const [key, page] of before) {
    if (page) client.setQueryData(key, withRead(page, key[1] as NotificationTab, now, ids));
  }
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
}
