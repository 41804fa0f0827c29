import { type Mutation, mutating } from "@/components/shared/mutations/mutation";
import { runAction } from "@/lib/platform/api-client/run-action";
import { readAllNotificationsAction, readNotificationAction } from "./actions";
import { askNotificationsAgain, paintRead } from "./notification-resource";

const { mutate } = mutating(askNotificationsAgain);

/** Marks one message as read, at once; it is unread again should that fail. */
export function markRead(id: string): void {
  const one: Mutation = {
    run: () => runAction(readNotificationAction, { id }),
    paint: () => paintRead(id),
    failed: "Failed to mark notification as read",
  };
  void mutate(one);
}

/** Marks all messages as read, at once; they are asked for again should that fail. */
export function markAllRead(): void {
  const all: Mutation = {
    run: () => runAction(readAllNotificationsAction, {}),
    paint: () => paintRead(null),
    failed: "Failed to mark notifications as read",
  };
  void mutate(all);
}
