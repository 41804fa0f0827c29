"use client";

import { CircleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { toast } from "@/components/ui/toast/toast";
import type { EmailItemView, EmailView } from "@/lib/emails/email-view.model";
import { isBooked, notBookedReason } from "@/lib/extraction/missing-fields.model";
import { NOT_A_BOOKING } from "@/lib/extraction/not-a-booking.model";
import { emailMoves } from "./email-moves";
import type { EmailActions } from "./use-email-actions";

type Props = {
  readonly view: EmailView;
  /** Null when nothing was extracted. */
  readonly item: EmailItemView | null;
  readonly actions: EmailActions;
  readonly onReview: () => void;
};

/** What converting this reading would do, under the name a person gives it. */
type Offer = { readonly label: string; readonly ready: boolean; readonly run: () => void };

/** What can be made of a reading; what stands in the way says so instead. */
export function offerOf(
  item: EmailItemView | null,
  view: EmailView,
  actions: EmailActions,
  label = "Convert to Booking",
): Offer {
  if (!item) return { label, ready: false, run: () => toast.error("No extracted data found.") };
  const press = (as: "CREATE" | "UPDATE" | "CANCEL" | "DUPLICATE") => () => void actions.convert(item.id, as);
  const offered = (name: string, as: "CREATE" | "UPDATE", lacks: boolean): Offer =>
    lacks
      ? { label: name, ready: false, run: () => sayWhy(item) }
      : { label: name, ready: true, run: press(as) };
  switch (item.proposal) {
    case "REPORT":
    case "NONE":
      return { label: "Move to Done", ready: true, run: () => actions.transfer(emailMoves.finish(view.id)) };
    case "UPDATE":
      return offered("Apply Changes", "UPDATE", !isBooked(item.payload));
    case "DUPLICATE":
      return { label: "Link to Booking", ready: true, run: press("DUPLICATE") };
    case "CANCEL":
      return { label: "Cancel Booking", ready: item.known !== null, run: press("CANCEL") };
    case "CREATE":
      return offered(label, "CREATE", item.missing.length > 0);
  }
}

function sayWhy({ payload }: EmailItemView): void {
  if (!isBooked(payload)) return void toast.error(NOT_A_BOOKING, { description: notBookedReason(payload) });
  toast.error("Incomplete data", { description: "Some required fields are missing" });
}

/** Convert, its neighbours and its hints, always in sight under the panel. */
export function ConvertBar({ view, item, actions, onReview }: Props) {
  const offer = offerOf(item, view, actions);
  const isKnown = item?.proposal === "UPDATE" || item?.proposal === "DUPLICATE";
  return (
    <PanelFooter>
      <MissingNote item={item} />
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => (actions.busy ? undefined : offer.run())}
          aria-disabled={!offer.ready || actions.busy}
          aria-busy={actions.busy}
          aria-keyshortcuts="c"
          className="flex-1 px-3"
        >
          {offer.label}
          <KeyHint>C</KeyHint>
        </Button>
        <Button variant="outline" className="px-3" onClick={onReview} aria-keyshortcuts="e">
          Review &amp; Edit
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {item && item.proposal !== "CREATE" ? null : (
          <p className="text-muted-foreground text-sm">
            Click Convert if accurate or Review to edit before creating
          </p>
        )}
        {view.status === "new" ? (
          <Button
            variant="link"
            size="inline"
            className="text-sm"
            aria-keyshortcuts="r"
            onClick={() => actions.transfer(emailMoves.review(view.id))}
          >
            Send for Re-processing
          </Button>
        ) : null}
        {item && isKnown ? (
          <Button
            variant="link"
            size="inline"
            className="text-sm"
            onClick={() => void actions.convert(item.id, "CREATE", true)}
          >
            Create a new booking anyway
          </Button>
        ) : null}
      </div>
    </PanelFooter>
  );
}

export function PanelFooter({ children }: { readonly children: ReactNode }) {
  return (
    <footer
      data-keep-clear=""
      className="sticky bottom-0 z-10 shrink-0 border-t bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </footer>
  );
}

function KeyHint({ children }: { readonly children: string }) {
  return (
    <Kbd aria-hidden="true" className="max-md:hidden">
      {children}
    </Kbd>
  );
}

function MissingNote({ item }: { readonly item: EmailItemView | null }) {
  if (!item) return <p className="mb-2 text-sm">No extracted data found.</p>;
  if (!isBooked(item.payload)) return <Lack title={notBookedReason(item.payload)} />;
  if (item.proposal !== "CREATE" || item.missing.length === 0) return null;
  return <Lack title="Missing required fields">Add or correct: {item.missing.join(", ")}</Lack>;
}

function Lack({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="mb-2 flex gap-2 text-sm">
      <CircleAlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger-foreground" />
      <p>
        <span className="font-medium">{title}</span>
        {children ? <span className="block break-words text-muted-foreground">{children}</span> : null}
      </p>
    </div>
  );
}
