"use client";

import { Undo2Icon } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import type { EmailItemView, EmailView } from "@/lib/emails/email-view.model";
import { PanelFooter } from "./convert-bar";
import { emailMoves } from "./email-moves";
import type { EmailActions } from "./use-email-actions";

/** What became of a mail that is done, and the way back. */
export function SettledBar({
  view,
  item,
  actions,
}: {
  readonly view: EmailView;
  readonly item: EmailItemView | null;
  readonly actions: EmailActions;
}) {
  return (
    <PanelFooter>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {item?.known ? (
          <Button asChild variant="outline">
            <Link href={`/bookings/${item.known.id}`}>
              View Booking
              <span className="font-mono">{item.known.confirmationNumber}</span>
            </Link>
          </Button>
        ) : (
          <span className="text-muted-foreground text-sm">This e-mail is done.</span>
        )}
        <Button variant="ghost" onClick={() => actions.transfer(emailMoves.undoConversion(view.id))}>
          <Undo2Icon />
          {item?.known ? "Undo Conversion" : "Move Back to New"}
        </Button>
      </div>
    </PanelFooter>
  );
}
