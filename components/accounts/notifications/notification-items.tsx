import { CalendarCheckIcon, CircleDollarSignIcon, InfoIcon, MailIcon } from "lucide-react";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/links/link-button";
import {
  CATEGORIES,
  groupedMessages,
  type MessageGroup,
  type Notification,
  type NotificationPriority,
  notificationLinkOf,
} from "@/lib/accounts/notifications/notification.model";
import { markRead } from "./notification-mutations";

const ICONS = {
  payment: CircleDollarSignIcon,
  booking: CalendarCheckIcon,
  email: MailIcon,
  system: InfoIcon,
} as const;

function iconOf({ type }: Notification) {
  return ICONS[CATEGORIES[type].category];
}

/** The badge of each priority; only urgent and high have one. */
const LOOKS: Readonly<
  Record<NotificationPriority, { readonly word: string; readonly tone: BadgeTone } | null>
> = {
  urgent: { word: "Urgent", tone: "danger" },
  high: { word: "High priority", tone: "warn" },
  medium: null,
  low: null,
};

/**
 * One notification, which as a whole links to its record. Following the link marks it as read and calls `onFollow`.
 */
function NotificationItem({
  notification,
  isAdmin,
  onFollow,
}: {
  readonly notification: Notification;
  readonly isAdmin: boolean;
  readonly onFollow?: () => void;
}) {
  const { id, title, message, createdAt, readAt, type } = notification;
  const { priority } = CATEGORIES[type];
  const Icon = iconOf(notification);
  const lead = notificationLinkOf(notification, isAdmin);
  const look = LOOKS[priority];
  const isUnread = readAt === null;
  const follow = () => {
    if (isUnread) markRead([id]);
    onFollow?.();
  };
  return (
    <li
      data-unread={isUnread || undefined}
      data-priority={priority}
      className="relative flex gap-3 border-l-2 border-l-transparent px-3 py-2.5 hover:bg-muted/50 data-unread:border-l-primary"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={isUnread ? "font-semibold" : "font-medium"}>
            {title}
            {isUnread ? <span className="sr-only"> (unread)</span> : null}
            {look ? (
              <>
                {" "}
                <Badge tone={look.tone}>{look.word}</Badge>
              </>
            ) : null}
          </span>
          <span className="text-muted-foreground text-xs">
            <InstantText value={createdAt} />
          </span>
        </p>
        <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">{message}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          <LinkButton
            variant="link"
            size="inline"
            className="after:absolute after:inset-0"
            href={lead.href}
            aria-label={`${lead.text}: ${title}`}
            onClick={follow}
          >
            {lead.text}
          </LinkButton>
          {isUnread ? (
            <Button
              variant="ghost"
              size="inline"
              className="relative"
              aria-label={`Mark Read: ${title}`}
              onClick={() => markRead([id])}
            >
              Mark Read
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}

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
