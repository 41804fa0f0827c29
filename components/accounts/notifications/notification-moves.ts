import { type Move, moving } from "@/components/shared/moves/move";
import { runAction } from "@/lib/platform/api-client/run-action";
import { readAllNotificationsAction, readNotificationAction } from "./actions";
import { askNotificationsAgain, paintRead } from "./notification-resource";

const { move } = moving(askNotificationsAgain);

/** Marks one message as read, at once; it is unread again should that fail. */
export function markRead(id: string): void {
  const one: Move = {
    run: () => runAction(readNotificationAction, { id }),
    paint: () => paintRead(id),
    failed: "Failed to mark notification as read",
  };
  void move(one);
}

/** Marks all messages as read, at once; they are asked for again should that fail. */
export function markAllRead(): void {
  const all: Move = {
    run: () => runAction(readAllNotificationsAction, {}),
    paint: () => paintRead(null),
    failed: "Failed to mark notifications as read",
  };
  void move(all);
}
