import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Notification, NotificationPage } from "./notification.model";
import { countNotifications, selectNotifications, updateRead, updateUnread } from "./notification.sql";
import type { NotificationQuery } from "./notification-query.model";

/** Returns the agent's notifications, newest first, and the number in each tab. */
export function listNotifications(ctx: Context, query: NotificationQuery): Promise<NotificationPage> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const [data, { counts, count }] = await Promise.all([
      selectNotifications(tx, owner, query),
      countNotifications(tx, owner, query),
    ]);
    return { data, counts, count };
  });
}

/** Returns the number of the agent's unread notifications. */
export function countUnread(ctx: Context): Promise<number> {
  return inReadTransaction(ctx, async (tx) => (await countNotifications(tx, ownerOf(tx))).counts.unread);
}

/**
 * Marks one notification as read, which is permanent; repeating it changes nothing. Throws NOT_FOUND where the agent
 * has no notification with that id.
 */
export function markNotificationRead(ctx: Context, id: string): Promise<Notification> {
  return inTransaction(ctx, async (tx) => {
    const notification = await updateRead(tx, ownerOf(tx), id);
    if (!notification) throw new Failure("NOT_FOUND");
    return notification;
  });
}

/** Marks some notifications as read, ignoring ids that the agent doesn't have. Returns how many were unread. */
export function markNotificationsRead(
  ctx: Context,
  ids: readonly string[],
): Promise<{ readonly count: number }> {
  return inTransaction(ctx, async (tx) => ({ count: await updateUnread(tx, ownerOf(tx), ids) }));
}

/** Marks all notifications as read; returns how many were unread. */
export function markAllNotificationsRead(ctx: Context): Promise<{ readonly count: number }> {
  return inTransaction(ctx, async (tx) => ({ count: await updateUnread(tx, ownerOf(tx)) }));
}
