import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { NotificationPage } from "./notification.model";
import { countNotifications, selectNotifications } from "./notification.sql";
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
