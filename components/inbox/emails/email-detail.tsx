import { PanelRightIcon } from "lucide-react";
import { useCallback, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { FieldChange } from "@/lib/inbox/emails/decisions/item-edit.model";
import { type EmailItemView, type EmailView, isConverted } from "@/lib/inbox/emails/email-view.model";
import { isBeingRead } from "@/lib/inbox/emails/email-words.model";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { valueIn } from "@/lib/reader/missing-fields.model";
import type { Payload } from "@/lib/reader/payload.model";
import { ConvertBar } from "./decisions/convert-bar";
import { isNoBooking } from "./decisions/offer";
import { SettledBar } from "./decisions/settled-bar";
import type { EmailActions } from "./decisions/use-email-actions";
import PaneSeparator from "./panes/pane-separator";
import { BookingInformation } from "./reading/booking-information";
import { ExtractedPanel } from "./reading/extracted-panel";
import { KeyFacts } from "./reading/key-facts";
import { EmailViewer } from "./viewer/email-viewer";
import { useHighlights } from "./viewer/use-highlights";
import { ViewerActions } from "./viewer/viewer-actions";

const { OnDemand: PanelDrawer, preload: loadDrawer } = onDemand(() => import("./panes/panel-drawer"));
const { OnDemand: ReviewDialog, preload: loadReview } = onDemand(() => import("./decisions/review-dialog"));
const loadBoth = () => Promise.all([loadDrawer(), loadReview()]);

type Props = {
  readonly view: EmailView;
  readonly item: EmailItemView | null;
  readonly onItem: (position: number) => void;
  readonly actions: EmailActions;
  readonly reviewing: boolean;
  readonly onReviewing: (reviewing: boolean) => void;
  readonly onClose: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

/**
 * The open email: viewer and panel side by side. Where space is short, the panel is in a drawer; on a phone, below.
 */
export function EmailDetail({ view, item, onItem, actions, reviewing, onReviewing, onClose, onKey }: Props) {
  const [drawer, setDrawer] = useState(false);
  const [simple, setSimple] = useState(false);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  usePreload(loadBoth);
  const reveal = useCallback(() => setDrawer(true), []);
  const highlights = useHighlights(reveal);
  const panel = (
    <DetailPanel
      {...{ view, item, onItem, actions, highlights, simple }}
      onSimple={setSimple}
      onHidden={reveal}
      onReview={() => onReviewing(true)}
    />
  );
  return (
    <div
      data-reviewing={reviewing ? "" : undefined}
      className="group/detail flex min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain md:overflow-hidden data-reviewing:lg:flex-row min-[68.75rem]:flex-row"
    >
      <EmailViewer
        view={view}
        target={highlights.target}
        onMark={highlights.toField}
        onMarked={highlights.setMarked}
        onKey={onKey}
        onClose={onClose}
        onRetry={() => void actions.retry(view.id)}
        summary={<KeyFacts item={item} className={SUMMARY} />}
        actions={
          reviewing ? null : (
            <ViewerActions {...{ view, item, actions }} discards={simple || !isNoBooking(view, item)}>
              <DrawerButton onOpen={() => setDrawer(true)} />
            </ViewerActions>
          )
        }
      />
      <PaneSeparator pane="panel" />
      <aside
        ref={setAside}
        id="email-panel-pane"
        data-pane="panel"
        tabIndex={-1}
        aria-label="What was read"
        className={PANE}
      >
        {panel}
      </aside>
      {/* The review opens within the page, which the drawer would cover. */}
      {drawer && !reviewing ? <PanelDrawer onClose={() => setDrawer(false)}>{panel}</PanelDrawer> : null}
      {reviewing ? (
        <ReviewDialog {...{ view, item, actions }} beside={aside} onClose={() => onReviewing(false)} />
      ) : null}
    </div>
  );
}

/** Shown where the panel isn't next to the email. */
const SUMMARY = "shrink-0 border-b bg-background px-4 py-2 min-[68.75rem]:hidden";
/** The review of a booking replaces the panel, even at widths where the panel itself isn't shown. */
const PANE = cn(
  "contents flex-col bg-background min-[68.75rem]:flex min-[68.75rem]:w-85 min-[90rem]:w-[min(var(--panel-width),max(17.5rem,100%-27.5rem))] min-[68.75rem]:shrink-0 min-[68.75rem]:border-l",
  "has-data-[slot=dialog-content]:[&>section]:hidden group-data-reviewing/detail:lg:flex group-data-reviewing/detail:lg:w-120 group-data-reviewing/detail:lg:shrink-0 group-data-reviewing/detail:lg:border-l",
);

type PanelProps = Pick<Props, "view" | "item" | "onItem" | "actions"> & {
  readonly highlights: ReturnType<typeof useHighlights>;
  readonly simple: boolean;
  readonly onSimple: (simple: boolean) => void;
  readonly onHidden: () => void;
  readonly onReview: () => void;
};

/** Either the full or the simple panel. */
function DetailPanel({
  view,
  item,
  onItem,
  actions,
  highlights,
  simple,
  onSimple,
  onHidden,
  onReview,
}: PanelProps) {
  const isOpen = view.status === "new" || view.status === "pending_review";
  const mayCorrect = isOpen && item !== null && !item.bookingId && item.proposal !== "REPORT";
  if (simple) {
    return <BookingInformation view={view} item={item} actions={actions} onClose={() => onSimple(false)} />;
  }
  return (
    <ExtractedPanel
      view={view}
      item={item}
      onItem={onItem}
      commission={item ? actions.answerTo(item) : undefined}
      onCommission={(amount) => (item ? actions.sayCommission(item.id, amount) : undefined)}
      onSimple={() => onSimple(true)}
      onHidden={onHidden}
      flash={highlights.flash}
      marked={highlights.marked}
      onLocate={highlights.locate}
      onCorrect={
        mayCorrect
          ? (changes) => actions.correct(item.id, changes, inverseOf(item.payload, changes))
          : undefined
      }
      onRemind={
        isOpen
          ? (day) => void actions.remind(view.id, day, isCalendarDate(view.remindOn) ? view.remindOn : null)
          : undefined
      }
      footer={<PanelBar {...{ view, item, onItem, actions, isOpen }} onReview={onReview} />}
    />
  );
}

function PanelBar({
  view,
  item,
  onItem,
  actions,
  isOpen,
  onReview,
}: Pick<Props, "view" | "item" | "onItem" | "actions"> & {
  readonly isOpen: boolean;
  readonly onReview: () => void;
}) {
  const settled = view.status === "processed" || (isOpen && item !== null && isConverted(item));
  if (settled) return <SettledBar view={view} item={item} actions={actions} onItem={onItem} />;
  if (!isOpen || isBeingRead(view)) return null;
  return <ConvertBar view={view} item={item} actions={actions} onReview={onReview} />;
}

function DrawerButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={onOpen}
      className="hidden md:inline-flex min-[68.75rem]:hidden"
    >
      <PanelRightIcon />
      Extracted data
    </Button>
  );
}

/** Returns the changes that restore a reading's current values. */
function inverseOf(payload: Payload, changes: readonly FieldChange[]): FieldChange[] {
  return changes.map(({ field }) => ({ field, value: valueIn(payload, field) ?? null }));
}
