"use client";

import { UploadIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { type CSSProperties, type ReactNode, useCallback, useState } from "react";
import { usePlanFirst } from "@/components/accounts/billing/use-plan-first";
import { DropArea } from "@/components/shared/form/drop-area";
import { way } from "@/components/shared/form/way-out";
import { keptCookie } from "@/components/shared/keep-cookie";
import { useMedia } from "@/components/shared/lazy/use-media";
import { EmptyState } from "@/components/shared/states/empty-state";
import { useUrlState } from "@/components/shared/table/url-state";
import { type Selection, useSelection } from "@/components/shared/table/use-selection";
import type { EmailTab } from "@/lib/inbox/emails/email.model";
import type { EmailPage } from "@/lib/inbox/emails/email-listing.model";
import type { EmailView } from "@/lib/inbox/emails/email-view.model";
import { announceChange, changes } from "@/lib/platform/api-client/changes";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { useImport } from "./intake/use-import";
import { ListPane } from "./list/list-pane";
import { type EmailList, useEmailList } from "./list/use-email-list";
import { PANES_COOKIE, type PaneWidths, paneWidthsOf } from "./panes/panes.model";
import { approachEmail } from "./use-email";
import { useEmailChanges } from "./use-email-changes";
import { useEmailKeys } from "./use-email-keys";

/** Loaded when an email is opened, since most visits begin at the list. */
const OpenEmail = dynamic(() => import("./open-email"));
const PaneSeparator = dynamic(() => import("./panes/pane-separator"), { ssr: false });

/** From this width on, users can resize the panes. */
const WIDE = "(min-width: 90rem)";

type Props = {
  readonly tab: EmailTab;
  readonly search: string;
  /** The first page of the list; null if it couldn't be loaded. */
  readonly initial: EmailPage | null;
  /** The email named in the address. */
  readonly selected: EmailView | null;
  readonly panes: PaneWidths;
  /** The private address to forward to; null once an email has arrived. */
  readonly address: string | null;
};

/** The screen `/emails/{tab}`: list, viewer and extracted information; on a phone one at a time. */
export function EmailScreen({ tab, search, initial, selected, panes, address }: Props) {
  const { values, show } = useUrlState(EMAILS_URL);
  const isWide = useMedia(WIDE);
  const selectedId = values.emailId || null;
  const [widths] = useState(() => {
    const kept = keptCookie(PANES_COOKIE);
    return kept === undefined ? panes : paneWidthsOf(kept);
  });
  const list = useEmailList({ tab, search, initial });
  const hadOne = selectedId !== null;
  const open = useCallback(
    (id: string | null) => show({ emailId: id }, id !== null && !hadOne ? "push" : "replace"),
    [show, hadOne],
  );
  const press = useCallback((id: string | null) => way.out(() => open(id)), [open]);
  const selection = useSelection(list.rows, tab + search);
  const hands = useEmailChanges(list, open);
  const imports = useImport(() => {
    announceChange();
    changes.dispatchEvent(new Event("change"));
  });
  const plan = usePlanFirst();
  return (
    <DropZone onFiles={(files) => plan.first(() => void imports.send(files))}>
      <div data-slot="email-panes" style={paneStyle(widths)} className="group/panes flex min-h-0 flex-1">
        <ListPane
          tab={tab}
          search={search}
          list={list}
          address={address}
          imports={imports}
          planFirst={plan.first}
          selection={selection}
          transfer={hands.transfer}
          selectedId={selectedId}
          onOpen={press}
          onApproach={approachEmail}
        />
        {isWide ? <PaneSeparator pane="list" /> : null}
        {selectedId ? (
          <OpenEmail
            key={selectedId}
            id={selectedId}
            onOpen={press}
            {...{ tab, list, selection, hands }}
            given={selected}
          />
        ) : (
          <NothingOpen list={list} selection={selection} onOpen={open} />
        )}
      </div>
      {plan.prompt}
    </DropZone>
  );
}

function paneStyle({ list, panel }: PaneWidths): CSSProperties {
  return { "--list-width": `${list}px`, "--panel-width": `${panel}px` } as CSSProperties;
}

function NothingOpen({
  list,
  selection,
  onOpen,
}: {
  readonly list: EmailList;
  readonly selection: Selection;
  readonly onOpen: (id: string | null) => void;
}) {
  useEmailKeys({
    rows: list.rows,
    selectedId: null,
    onOpen,
    onSelect: selection.toggle,
  });
  return (
    <div data-pane="mail" className="hidden min-w-0 flex-1 md:flex">
      <NoEmailSelected />
    </div>
  );
}

/** Shown next to the list while no email is open. */
export function NoEmailSelected() {
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState illustration="envelope" title="No email selected">
        Select an email from the list to view its details
      </EmptyState>
    </div>
  );
}

/** Accepts files dropped anywhere on the screen. */
function DropZone({
  onFiles,
  children,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}) {
  return (
    <DropArea onFiles={onFiles} data-slot="email-screen" className="relative flex h-full min-h-0 flex-col">
      {(isOver) => (
        <>
          {children}
          {isOver ? (
            <div className="pointer-events-none absolute inset-2 z-30 flex items-center justify-center gap-3 rounded-lg border-2 border-primary border-dashed bg-background/90 font-semibold text-lg">
              <UploadIcon />
              Drop .eml files to import them
            </div>
          ) : null}
        </>
      )}
    </DropArea>
  );
}
