import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { ScrollRegion } from "@/components/ui/focus/scroll-region";
import { LinkButton } from "@/components/ui/links/link-button";
import { overlayContainer } from "@/components/ui/overlay/overlay-container";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { useResource } from "@/lib/platform/api-client/resource";
import { NotificationItems } from "./notification-items";
import { markAllRead } from "./notification-mutations";
import { NOTIFICATIONS_MS, notificationPage } from "./notification-resource";

/** The popover with the bell's notifications. It is rendered only after the user asks for it, so it starts open. */
export default function BellOpen({
  button,
  isAdmin,
}: {
  readonly button: ButtonProps;
  readonly isAdmin: boolean;
}) {
  const [isOpen, setOpen] = useState(true);
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button {...button} ref={setTrigger} />
      </PopoverTrigger>
      {trigger ? (
        <PopoverContent
          align="end"
          aria-label="Notifications"
          container={overlayContainer(trigger)}
          className="w-96 max-w-[calc(100vw-1rem)] p-0"
        >
          <Messages isAdmin={isAdmin} onFollow={() => setOpen(false)} />
        </PopoverContent>
      ) : null}
    </Popover>
  );
}

type Props = { readonly isAdmin: boolean; readonly onFollow: () => void };

function Messages({ isAdmin, onFollow }: Props) {
  const { data } = useResource(notificationPage("all", 1), { refetchInterval: NOTIFICATIONS_MS });
  return (
    <>
      <div className="flex min-h-11 items-center justify-between border-b px-3">
        <h2 className="font-semibold">Notifications</h2>
        {data && data.counts.unread > 0 ? (
          <Button variant="ghost" size="sm" onClick={markAllRead}>
            Mark all read
          </Button>
        ) : null}
      </div>
      <ScrollRegion label="Messages" className="h-100 overflow-y-auto">
        <List isAdmin={isAdmin} onFollow={onFollow} />
      </ScrollRegion>
      <div className="border-t p-2 text-center">
        <LinkButton variant="link" size="inline" href="/notifications" onClick={onFollow}>
          View all notifications
        </LinkButton>
      </div>
    </>
  );
}

function List({ isAdmin, onFollow }: Props) {
  const { data, isError, refetch } = useResource(notificationPage("all", 1));
  if (data && data.data.length > 0) {
    return (
      <ul className="divide-y">
        <NotificationItems notifications={data.data} isAdmin={isAdmin} onFollow={onFollow} />
      </ul>
    );
  }
  if (data) {
    return (
      <div className="flex h-full flex-col items-center justify-center gap-1 text-center">
        <p className="font-medium">No notifications</p>
        <p className="text-muted-foreground">You're all caught up!</p>
      </div>
    );
  }
  if (!isError) return <p className="p-4 text-muted-foreground">Loading notifications...</p>;
  return (
    <div role="alert" className="flex h-full flex-col items-center justify-center gap-2 text-center">
      <p>Failed to load notifications</p>
      <Button variant="outline" size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
