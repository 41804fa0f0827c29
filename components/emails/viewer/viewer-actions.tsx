"use client";

import { RotateCcwIcon, Trash2Icon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { EmailItemView, EmailView } from "@/lib/emails/email-view.model";
import { offerOf } from "../decisions/convert-bar";
import { emailMoves } from "../decisions/email-moves";
import type { EmailActions } from "../decisions/use-email-actions";

/** What can be done with a mail as a whole, by the tab it lies in. */
export function ViewerActions({
  view,
  item,
  actions,
}: {
  readonly view: EmailView;
  readonly item: EmailItemView | null;
  readonly actions: EmailActions;
}) {
  if (view.status === "rejected") {
    return (
      <Button variant="outline" size="sm" onClick={() => actions.transfer(emailMoves.restore([view.id]))}>
        <RotateCcwIcon />
        Restore
      </Button>
    );
  }
  if (view.status === "processed") return null;
  const offer = offerOf(item, view, actions);
  return (
    <>
      {view.status === "pending_review" ? (
        <>
          <Button size="sm" aria-disabled={!offer.ready || actions.busy} onClick={offer.run}>
            Approve
          </Button>
          <Button variant="outline" size="sm" onClick={() => actions.transfer(emailMoves.discard([view.id]))}>
            Reject
          </Button>
          <Button variant="ghost" size="sm" onClick={() => actions.transfer(emailMoves.withdraw(view.id))}>
            Take Back
          </Button>
        </>
      ) : null}
      <Button
        variant="outline"
        size="sm"
        aria-keyshortcuts="#"
        onClick={() => actions.transfer(emailMoves.discard([view.id]))}
      >
        <Trash2Icon />
        Discard
        <Kbd aria-hidden="true" className="max-md:hidden">
          #
        </Kbd>
      </Button>
    </>
  );
}
