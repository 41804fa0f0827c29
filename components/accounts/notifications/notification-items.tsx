import { Button } from "@/components/ui/button";
import {
  groupedMessages,
  type MessageGroup,
  type Notification,
} from "@/lib/accounts/notifications/notification.model";
import { iconOf, NotificationItem } from "./notification-item";
import { markRead } from "./notification-mutations";

type Props = {
  readonly notifications: readonly Notification[];
  readonly isAdmin: boolean;
  readonly onFollow?: () => void;
};

/** The notifications of a list. Several of one kind are grouped, and can be expanded or marked as read together. */
export function NotificationItems({ notifications, ...how }: Props) {
  return groupedMessages(notifications).map((group) => {
    const [first, second] = group.messages;
    if (!first) return null;
    if (!second) return <NotificationItem key={first.id} notification={first} {...how} />;
    return <Together key={first.id} group={group} Icon={iconOf(first)} {...how} />;
  });
}

function Together({
  group: { words, messages },
  Icon,
  ...how
}: Omit<Props, "notifications"> & {
  readonly group: MessageGroup;
  readonly Icon: ReturnType<typeof iconOf>;
}) {
  const unread = messages.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  return (
    <li
      data-unread={unread.length > 0 || undefined}
      className="relative border-l-2 border-l-transparent data-unread:border-l-primary"
    >
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-2 pr-24 pl-3 hover:bg-muted/50">
          <Icon aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
          <span className={unread.length > 0 ? "font-semibold" : "font-medium"}>
            {words}
            {unread.length > 0 ? <span className="sr-only"> ({unread.length} unread)</span> : null}
          </span>
          <span className="text-muted-foreground text-sm underline underline-offset-4">Show</span>
        </summary>
        <ul className="divide-y border-t bg-background">
          {messages.map((one) => (
            <NotificationItem key={one.id} notification={one} {...how} />
          ))}
        </ul>
      </details>
      {unread.length > 0 ? (
        <Button
          variant="outline"
          size="sm"
          className="absolute top-1.5 right-3"
          aria-label={`Done: ${words}`}
          onClick={() => markRead(unread)}
        >
          Done
        </Button>
      ) : null}
    </li>
  );
}
