import { RefreshCwIcon, UploadIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef } from "react";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import type { Selection } from "@/components/shared/table/use-selection";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/links/page-link";
import { LinkTabs } from "@/components/ui/tabs";
import { EMAIL_TABS, type EmailTab } from "@/lib/inbox/emails/email.model";
import type { TabCounts } from "@/lib/inbox/emails/email-listing.model";
import { COUNTED_TO } from "@/lib/inbox/emails/email-place.model";
import { TAB_LABELS } from "@/lib/inbox/emails/email-words.model";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { counted } from "@/lib/platform/base/text";
import type { useImport } from "../intake/use-import";
import type { EmailChanges } from "../use-email-changes";
import { EmailListView } from "./email-list-view";
import type { EmailList } from "./use-email-list";

/** The text under "No emails found": which emails appear in this tab, and which other tab has some. */
function EmptyTab({
  tab,
  search,
  counts,
}: {
  readonly tab: EmailTab;
  readonly search: string;
  readonly counts: TabCounts;
}) {
  const others = (Object.keys(EMAIL_TABS) as EmailTab[]).filter((one) => one !== tab);
  const other = others.find((one) => counts[EMAIL_TABS[one]] > 0);
  return (
    <>
      {search ? `Nothing here contains "${search}".` : COMES_HERE[tab]}
      {other ? (
        <PageLink
          href={EMAILS_URL.href(`/emails/${other}`, { search })}
          className="mt-2 block text-primary underline underline-offset-4"
        >
          {counted(counts[EMAIL_TABS[other]], "email")} in {TAB_LABELS[other]}
        </PageLink>
      ) : null}
    </>
  );
}

const COMES_HERE: Readonly<Record<EmailTab, string>> = {
  new: "Forward a booking confirmation, or import an .eml file.",
  review: "What you send for re-processing waits here.",
  done: "What became a booking is kept here.",
  trash: "What you discard is kept here.",
};

const BulkBar = dynamic(() => import("./bulk-bar").then((module) => module.BulkBar));
const FirstVisit = dynamic(() => import("./first-visit"));
const ImportProgress = dynamic(() =>
  import("../intake/import-progress").then((module) => module.ImportProgress),
);

/** The left pane: tabs, search, import and list. On a phone the open email replaces it. */
export function ListPane({
  tab,
  search,
  list,
  address,
  imports,
  planFirst,
  selection,
  transfer,
  selectedId,
  onOpen,
  onApproach,
}: {
  readonly tab: EmailTab;
  readonly search: string;
  readonly list: EmailList;
  /** The agent's private address, if no email has arrived yet. */
  readonly address: string | null;
  readonly imports: ReturnType<typeof useImport>;
  /** Runs `add`, or asks the agent to choose a plan if one is needed. */
  readonly planFirst: (add: () => void) => void;
  readonly selection: Selection;
  readonly transfer: EmailChanges["transfer"];
  readonly selectedId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onApproach: (id: string) => void;
}) {
  const { href } = useUrlState(EMAILS_URL);
  const bring = (files: readonly File[]) => void imports.send(files);
  return (
    <div
      id="email-list-pane"
      data-pane="list"
      tabIndex={-1}
      className={cn(
        "min-h-0 min-w-0 flex-col border-r bg-background md:flex md:w-72 md:shrink-0 xl:w-80 min-[90rem]:w-[min(var(--list-width),max(16rem,100%-45rem))]",
        // Hidden while a booking is reviewed next to its email, which needs the space.
        "lg:max-2xl:group-has-data-reviewing/panes:hidden",
        selectedId ? "hidden" : "flex flex-1 md:flex-none",
      )}
    >
      <div className="flex shrink-0 items-center gap-2 px-3 pt-3 pb-2">
        <h1 className="mr-auto font-semibold text-lg">Emails</h1>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Refresh"
          data-tooltip="Refresh"
          onClick={list.refresh}
        >
          <RefreshCwIcon className={cn(list.loading && "animate-spin")} />
        </Button>
        <ImportButton planFirst={planFirst} onFiles={bring} />
      </div>
      <div className="shrink-0 px-3 pb-1">
        <SearchBox
          url={EMAILS_URL}
          label="Search emails"
          placeholder="Search emails, confirmations, clients..."
        />
      </div>
      <LinkTabs
        label="Emails"
        tabs={tabsOf(tab, search, list)}
        className="shrink-0 px-1 [&_a]:gap-1 [&_a]:px-1.5 md:max-xl:[&_a]:px-1 [&_ul]:gap-0"
      />
      {selection.ids.length > 0 ? (
        <BulkBar {...{ tab, search, selection, transfer }} count={list.rows.length} hasMore={list.hasMore} />
      ) : null}
      {imports.files.length > 0 ? <ImportProgress files={imports.files} onDismiss={imports.dismiss} /> : null}
      {list.failed ? (
        <div className="p-3">
          <LoadFailed message="Failed to load emails. Please try again." onRetry={list.refresh} />
        </div>
      ) : null}
      <EmailListView
        list={list}
        selection={selection}
        selectedId={selectedId}
        hrefOf={(id) => href({ emailId: id })}
        onOpen={onOpen}
        onApproach={onApproach}
        emptyHint={
          address && !search ? (
            <FirstVisit address={address} onFiles={(files) => planFirst(() => bring(files))} />
          ) : list.counts ? (
            <EmptyTab tab={tab} search={search} counts={list.counts} />
          ) : null
        }
      />
    </div>
  );
}

function tabsOf(active: EmailTab, search: string, list: EmailList) {
  return (Object.keys(EMAIL_TABS) as EmailTab[]).map((tab) => ({
    href: EMAILS_URL.href(`/emails/${tab}`, { search }),
    label: TAB_LABELS[tab],
    ...(list.counts ? { count: shownCount(list.counts[EMAIL_TABS[tab]]) } : {}),
    active: tab === active,
  }));
}

function shownCount(count: number): number | string {
  return count < COUNTED_TO ? count : `${COUNTED_TO - 1}+`;
}

/** A button that chooses email files to import. */
function ImportButton({
  planFirst,
  onFiles,
}: {
  readonly planFirst: (add: () => void) => void;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".eml,message/rfc822"
        multiple
        hidden
        data-slot="import-input"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Button variant="outline" size="sm" onClick={() => planFirst(() => input.current?.click())}>
        <UploadIcon />
        Import .eml
      </Button>
    </>
  );
}
