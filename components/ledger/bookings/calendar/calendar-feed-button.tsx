import { RssIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";

const { OnDemand: CalendarFeedDialog } = onDemand(() => import("./calendar-feed-dialog"));

/** A button that opens the dialog for the calendar feed's address. */
export function CalendarFeedButton({ hasFeed }: { readonly hasFeed: boolean }) {
  return (
    <DialogButton
      variant="outline"
      size="sm"
      dialog={(close) => <CalendarFeedDialog hasFeed={hasFeed} onClose={close} />}
    >
      <RssIcon />
      Subscribe
    </DialogButton>
  );
}
