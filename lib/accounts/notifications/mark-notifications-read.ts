import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Notification } from "./notification.model";
import { updateRead, updateUnread } from "./notification.sql";

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
