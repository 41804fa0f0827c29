import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Notification } from "./notification.model";
import { updateAllRead, updateRead } from "./notification.sql";

/** Marks one message as read, for good; repeating it changes nothing. NOT_FOUND where the agent has none of that id. */
export function markNotificationRead(ctx: Context, id: string): Promise<Notification> {
  return inTransaction(ctx, async (tx) => {
    const notification = await updateRead(tx, ownerOf(tx), id);
    if (!notification) throw new Failure("NOT_FOUND");
    return notification;
  });
}

/** Marks all messages as read; answers how many weren't. */
export function markAllNotificationsRead(ctx: Context): Promise<{ readonly count: number }> {
  return inTransaction(ctx, async (tx) => ({ count: await updateAllRead(tx, ownerOf(tx)) }));
}
