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
/** How often they are asked for while somebody looks. */
export const NOTIFICATIONS_MS = 30_000;

/** A page of a tab's messages, of one category or all, and what each tab holds; pages count from 1. */
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

/** Asks again for all that is shown of them. */
export function askNotificationsAgain(): void {
  void queryClient().invalidateQueries({ queryKey: [KEY] });
}

/** Shows messages, or without ids all, as read wherever they stand; answers how to take that back. */
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
