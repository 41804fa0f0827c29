import { type Mutation, mutationRunner } from "@/components/shared/mutations/mutation";
import { runAction } from "@/lib/platform/api-client/run-action";
import { readAllNotificationsAction, readNotificationsAction } from "./actions";
import { askNotificationsAgain, paintRead } from "./notification-resource";

const { mutate } = mutationRunner(askNotificationsAgain);

/** Marks notifications as read at once; reverts this if the mutation fails. */
export function markRead(ids: readonly string[]): void {
  const some: Mutation = {
    run: () => runAction(readNotificationsAction, { ids: [...ids] }),
    paint: () => paintRead(ids),
    failed: ids.length === 1 ? "Failed to mark notification as read" : "Failed to mark notifications as read",
  };
  void mutate(some);
}

/** Marks all notifications as read at once; reverts this if the mutation fails. */
export function markAllRead(): void {
  const all: Mutation = {
    run: () => runAction(readAllNotificationsAction, {}),
    paint: () => paintRead(null),
    failed: "Failed to mark notifications as read",
  };
  void mutate(all);
}
