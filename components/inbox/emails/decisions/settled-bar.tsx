import { ArrowRightIcon, Undo2Icon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { type EmailItemView, type EmailView, nextItemOf } from "@/lib/inbox/emails/email-view.model";
import { PanelFooter } from "./convert-bar";
import { emailMutations } from "./email-mutations";
import type { EmailActions } from "./use-email-actions";

/** The result of a completed email, or of its shown reading, with an action to undo it. */
export function SettledBar({
  view,
  item,
  actions,
  onItem,
}: {
  readonly view: EmailView;
  readonly item: EmailItemView | null;
  readonly actions: EmailActions;
  readonly onItem: (position: number) => void;
}) {
  const isDone = view.status === "processed";
  const next = isDone ? null : nextItemOf(view.items);
  const takeBack = () => {
    if (isDone || !item) actions.transfer(emailMutations.undoConversion(view.id));
    else void actions.takeBack(item.id);
  };
  return (
    <PanelFooter>
      {isDone ? null : <p className="mb-2 text-sm">This booking of the email is converted.</p>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {item?.known ? (
          <Button asChild variant="outline">
            <PageLink href={`/bookings/${item.known.id}`}>
              View Booking
              <span className="font-mono">{item.known.confirmationNumber}</span>
            </PageLink>
          </Button>
        ) : (
          <span className="text-muted-foreground text-sm">This email is done.</span>
        )}
        <Button variant="ghost" onClick={takeBack}>
          <Undo2Icon />
          {item?.known ? "Undo Conversion" : "Move Back to New"}
        </Button>
        {next ? (
          <Button onClick={() => onItem(next.position)}>
            Next Booking
            <ArrowRightIcon />
          </Button>
        ) : null}
      </div>
    </PanelFooter>
  );
}
