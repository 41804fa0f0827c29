import { CircleAlertIcon, Trash2Icon } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { PageLink } from "@/components/ui/links/page-link";
import type { EmailItemView, EmailView } from "@/lib/inbox/emails/email-view.model";
import { missingLabel } from "@/lib/inbox/emails/reading/reading-words.model";
import { isBooked, isUnclear, notBookedReason } from "@/lib/reader/missing-fields.model";
import { emailMutations } from "./email-mutations";
import { isNoBooking, offerOf, pressed } from "./offer";
import type { EmailActions } from "./use-email-actions";

type Props = {
  readonly view: EmailView;
  /** Null if nothing was extracted. */
  readonly item: EmailItemView | null;
  readonly actions: EmailActions;
  readonly onReview: () => void;
};

/** The bar at the bottom of the panel with Convert, related actions and hints; always visible. */
export function ConvertBar({ view, item, actions, onReview }: Props) {
  const offer = offerOf(item, view, actions);
  return (
    <PanelFooter>
      {makesBooking(item) ? (
        <p className="mb-2 hidden text-sm group-has-data-needs-plan/page:block">
          Converting needs a plan.{" "}
          <PageLink href="/plan" className="underline underline-offset-4">
            See Plans
          </PageLink>
        </p>
      ) : null}
      <MissingNote item={item} isAsked={item !== null && actions.asked === item.id} />
      <div className="flex flex-wrap gap-2">
        {isNoBooking(view, item) ? (
          <DiscardButton view={view} actions={actions} className="flex-1 px-3" />
        ) : (
          <Button
            onClick={pressed(offer, actions)}
            aria-disabled={!offer.ready || actions.busy}
            aria-busy={actions.busy}
            aria-keyshortcuts="c"
            className="flex-1 px-3"
          >
            {offer.label}
            <KeyHint>C</KeyHint>
          </Button>
        )}
        <Button variant="outline" className="px-3" onClick={onReview} aria-keyshortcuts="e">
          Review &amp; Edit
        </Button>
      </div>
      <MoreWays {...{ view, item, actions }} />
    </PanelFooter>
  );
}

/** Returns whether converting creates a booking. The other proposals concern an existing booking. */
function makesBooking(item: EmailItemView | null): boolean {
  return item === null || item.proposal === "CREATE";
}

/** The other actions for the email, and the hint that belongs to Convert. */
function MoreWays({ view, item, actions }: Omit<Props, "onReview">) {
  const isNothing = isNoBooking(view, item);
  const isKnown = item?.proposal === "UPDATE" || item?.proposal === "DUPLICATE";
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {isNothing && item ? (
        <Button
          variant="link"
          size="inline"
          className="text-sm"
          onClick={() => actions.transfer(emailMutations.finish(view.id))}
        >
          Move to Done
        </Button>
      ) : null}
      {!isNothing && (!item || item.proposal === "CREATE") ? (
        <p className="text-muted-foreground text-sm">
          Click Convert if accurate or Review to edit before creating
        </p>
      ) : null}
      {view.status === "new" ? (
        <Button
          variant="link"
          size="inline"
          className="text-sm"
          aria-keyshortcuts="r"
          onClick={() => actions.transfer(emailMutations.review(view.id))}
        >
          Send for Re-processing
        </Button>
      ) : null}
      {item && isKnown ? (
        <Button
          variant="link"
          size="inline"
          className="text-sm"
          onClick={() => void actions.convert(item.id, "CREATE", { anew: true })}
        >
          Create a new booking anyway
        </Button>
      ) : null}
    </div>
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

/**
 * The Discard button. It is shown in one place only: here if it is the only action, otherwise among the actions for
 * the whole email.
 */
export function DiscardButton({
  view,
  actions,
  ...looks
}: Pick<Props, "view" | "actions"> & Pick<ButtonProps, "variant" | "size" | "className">) {
  return (
    <Button
      {...looks}
      aria-keyshortcuts="#"
      onClick={() => actions.transfer(emailMutations.discard([view.id]))}
    >
      <Trash2Icon />
      Discard
      <KeyHint>#</KeyHint>
    </Button>
  );
}

function MissingNote({ item, isAsked }: { readonly item: EmailItemView | null; readonly isAsked: boolean }) {
  if (!item) return <p className="mb-2 text-sm">No extracted data found.</p>;
  if (item.proposal === "NONE") return <p className="mb-2 text-sm">This email confirms no booking.</p>;
  if (isUnclear(item.payload)) return <Unclear item={item} isAsked={isAsked} />;
  if (!isBooked(item.payload)) return <Lack title={notBookedReason(item.payload)} />;
  if (item.proposal !== "CREATE") return null;
  if (item.missing.length === 0) return item.payload.customer?.name ? null : <NoClient />;
  return (
    <Lack title="Missing required fields">Add or correct: {item.missing.map(missingLabel).join(", ")}</Lack>
  );
}

/** A booking may have no client, but the agent should know before converting. */
function NoClient() {
  return <Lack title="No client was found">Add one in Review & Edit, or convert without.</Lack>;
}

/** Asks for confirmation before an unclear reading is converted, and lists missing values. */
function Unclear({ item, isAsked }: { readonly item: EmailItemView; readonly isAsked: boolean }) {
  const others = item.missing.filter((name) => name !== "bookingState").map(missingLabel);
  const isLacking = item.proposal === "CREATE" && others.length > 0;
  return (
    <Lack title={notBookedReason(item.payload)}>
      {isLacking ? `Add or correct: ${others.join(", ")}` : null}
      {isAsked && !isLacking ? "Is it booked anyway? Then press again." : null}
    </Lack>
  );
}

function Lack({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="mb-2 flex gap-2 text-sm">
      <CircleAlertIcon className="mt-0.5 size-4 shrink-0 text-danger-foreground" />
      <p>
        <span className="font-medium">{title}</span>
        {children ? <span className="block break-words text-muted-foreground">{children}</span> : null}
      </p>
    </div>
  );
}
