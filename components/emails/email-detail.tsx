"use client";

import { PanelRightIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { useCallback, useState } from "react";
import { Button } from "@/components/ui/button";
import { isCalendarDate } from "@/lib/base/calendar-date";
import type { FieldChange } from "@/lib/emails/decisions/item-edit.model";
import type { EmailItemView, EmailView } from "@/lib/emails/email-view.model";
import { isBeingRead } from "@/lib/emails/email-words.model";
import { ConvertBar } from "./decisions/convert-bar";
import { SettledBar } from "./decisions/settled-bar";
import type { EmailActions } from "./decisions/use-email-actions";
import PaneSeparator from "./panes/pane-separator";
import { BookingInformation } from "./reading/booking-information";
import { ExtractedPanel } from "./reading/extracted-panel";
import { inverseOf } from "./reading/field-inverse.model";
import { EmailViewer } from "./viewer/email-viewer";
import { useHighlights } from "./viewer/use-highlights";
import { ViewerActions } from "./viewer/viewer-actions";

const PanelDrawer = dynamic(() => import("./panes/panel-drawer"), { ssr: false });
const ReviewDialog = dynamic(() => import("./decisions/review-dialog"), { ssr: false });

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

/** The open mail: viewer and panel side by side, the panel in a drawer where there is no room, below it on a phone. */
export function EmailDetail({ view, item, onItem, actions, reviewing, onReviewing, onClose, onKey }: Props) {
  const [drawer, setDrawer] = useState(false);
  const [simple, setSimple] = useState(false);
  const highlights = useHighlights(useCallback(() => setDrawer(true), []));
  const isOpen = view.status === "new" || view.status === "pending_review";
  const mayCorrect = isOpen && item !== null && !item.bookingId && item.proposal !== "REPORT";
  const panel = simple ? (
    <BookingInformation view={view} item={item} actions={actions} onClose={() => setSimple(false)} />
  ) : (
    <ExtractedPanel
      view={view}
      item={item}
      onItem={onItem}
      onSimple={() => setSimple(true)}
      flash={highlights.flash}
      marked={highlights.marked}
      onLocate={highlights.locate}
      onCorrect={
        mayCorrect
          ? (changes: readonly FieldChange[]) =>
              actions.correct(item.id, changes, inverseOf(item.payload, changes))
          : undefined
      }
      onRemind={
        isOpen
          ? (day) => void actions.remind(view.id, day, isCalendarDate(view.remindOn) ? view.remindOn : null)
          : undefined
      }
      footer={<PanelBar {...{ view, item, actions, isOpen }} onReview={() => onReviewing(true)} />}
    />
  );
  return (
    <div className="flex min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain md:overflow-hidden min-[68.75rem]:flex-row">
      <EmailViewer
        view={view}
        target={highlights.target}
        onMark={highlights.toField}
        onMarked={highlights.setMarked}
        onKey={onKey}
        onClose={onClose}
        onRetry={() => void actions.retry(view.id)}
        actions={
          <>
            <ViewerActions view={view} item={item} actions={actions} />
            <DrawerButton onOpen={() => setDrawer(true)} />
          </>
        }
      />
      <PaneSeparator pane="panel" />
      <aside
        id="email-panel-pane"
        data-pane="panel"
        tabIndex={-1}
        aria-label="What was read"
        className="contents flex-col bg-background md:hidden min-[68.75rem]:flex min-[68.75rem]:w-85 min-[90rem]:w-[min(var(--panel-width),max(17.5rem,100%-27.5rem))] min-[68.75rem]:shrink-0 min-[68.75rem]:border-l"
      >
        {panel}
      </aside>
      {drawer ? <PanelDrawer onClose={() => setDrawer(false)}>{panel}</PanelDrawer> : null}
      {reviewing ? (
        <ReviewDialog emailId={view.id} item={item} actions={actions} onClose={() => onReviewing(false)} />
      ) : null}
    </div>
  );
}

function PanelBar({
  view,
  item,
  actions,
  isOpen,
  onReview,
}: Pick<Props, "view" | "item" | "actions"> & { readonly isOpen: boolean; readonly onReview: () => void }) {
  if (view.status === "processed") return <SettledBar view={view} item={item} actions={actions} />;
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
