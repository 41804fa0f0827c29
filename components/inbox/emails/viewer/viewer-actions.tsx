import { RotateCcwIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { EmailItemView, EmailView } from "@/lib/inbox/emails/email-view.model";
import { DiscardButton } from "../decisions/convert-bar";
import { emailMutations } from "../decisions/email-mutations";
import { offerOf, pressed } from "../decisions/offer";
import type { EmailActions } from "../decisions/use-email-actions";

/** The actions for a whole email, depending on its tab. */
export function ViewerActions({
  view,
  item,
  actions,
  discards,
  children,
}: {
  readonly view: EmailView;
  readonly item: EmailItemView | null;
  readonly actions: EmailActions;
  /** Whether Discard is shown here. */
  readonly discards: boolean;
  /** Further actions, shown on every tab. */
  readonly children: ReactNode;
}) {
  const offer = offerOf(item, view, actions);
  const isOpen = view.status === "new" || view.status === "pending_review";
  return (
    <>
      {view.status === "rejected" ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => actions.transfer(emailMutations.restore([view.id]))}
        >
          <RotateCcwIcon />
          Restore
        </Button>
      ) : null}
      {view.status === "pending_review" ? (
        <>
          <Button size="sm" aria-disabled={!offer.ready || actions.busy} onClick={pressed(offer, actions)}>
            Approve
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() => actions.transfer(emailMutations.discard([view.id]))}
          >
            Reject
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => actions.transfer(emailMutations.withdraw(view.id))}
          >
            Take Back
          </Button>
        </>
      ) : null}
      {isOpen && discards ? (
        <DiscardButton view={view} actions={actions} variant="outline" size="sm" />
      ) : null}
      {children}
    </>
  );
}
