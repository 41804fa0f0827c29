import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Notification } from "./notification.model";
import { updateRead, updateUnread } from "./notification.sql";

/** Marks one message as read, for good; repeating it changes nothing. NOT_FOUND where the agent has none of that id. */
export function markNotificationRead(ctx: Context, id: string): Promise<Notification> {
  return inTransaction(ctx, async (tx) => {
    const notification = await updateRead(tx, ownerOf(tx), id);
    if (!notification) throw new Failure("NOT_FOUND");
    return notification;
  });
}

/** Marks some messages as read; those that the agent doesn't have are left alone. Answers how many weren't. */
export function markNotificationsRead(
  ctx: Context,
  ids: readonly string[],
): Promise<{ readonly count: number }> {
  return inTransaction(ctx, async (tx) => ({ count: await updateUnread(tx, ownerOf(tx), ids) }));
}

/** Marks all messages as read; answers how many weren't. */
export function markAllNotificationsRead(ctx: Context): Promise<{ readonly count: number }> {
  return inTransaction(ctx, async (tx) => ({ count: await updateUnread(tx, ownerOf(tx)) }));
}
