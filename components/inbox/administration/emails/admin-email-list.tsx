"use client";

import { XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { IntakeBadge } from "@/components/inbox/emails/list/email-badges";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { ChoiceFilter } from "@/components/shared/table/choice-filter";
import type { Column } from "@/components/shared/table/columns";
import { CursorPagination } from "@/components/shared/table/cursor-pagination";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { RowLink } from "@/components/shared/table/row-link";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText, InstantText } from "@/components/shared/text/date-text";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { fieldLabel, languageLabel } from "@/lib/inbox/emails/accuracy/accuracy-words.model";
import type { AdminEmailLine } from "@/lib/inbox/emails/administration/admin-email.model";
import { STATUS_LABELS, senderOf, UNKNOWN_SENDER } from "@/lib/inbox/emails/email-words.model";
import { typeLabel } from "@/lib/inbox/emails/reading/reading-words.model";
import {
  ANY_EMAIL_CATEGORIES,
  ANY_EMAIL_STATUSES,
  ANY_EMAILS_URL,
  NO_SENDER,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { AdminEmailStep } from "./admin-email-step";

const LINK =
  "relative z-10 inline-block rounded-sm text-primary underline decoration-1 underline-offset-4 [overflow-wrap:anywhere] md:min-w-20";

/** The columns of the administrators' email list. */
const ANY_EMAIL_COLUMNS: readonly Column<AdminEmailLine>[] = [
  {
    id: "subject",
    label: "Subject",
    stays: true,
    card: "title",
    cell: ({ id, subject }) => (
      <RowLink href={`/admin/emails/${id}`}>
        <span className="inline-block [overflow-wrap:anywhere] md:min-w-40">{subject ?? "No Subject"}</span>
      </RowLink>
    ),
  },
  {
    id: "agent",
    label: "Agent",
    card: "under",
    cell: ({ agent }) => <Filter says={{ agent: agent.id }}>{agent.name}</Filter>,
  },
  {
    id: "sender",
    label: "Sender",
    cell: (email) => <Sender email={email} />,
  },
  {
    id: "number",
    label: "Confirmation",
    leaves: "third",
    cell: ({ confirmationNumber }) =>
      confirmationNumber ? <span className="whitespace-nowrap font-mono">{confirmationNumber}</span> : "–",
  },
  { id: "type", label: "Category", leaves: "first", cell: ({ type }) => (type ? typeLabel(type) : "–") },
  {
    id: "received",
    label: "Received",
    leaves: "second",
    cell: ({ at }) => <InstantText value={at} />,
  },
  { id: "status", label: "Status", card: "aside", cell: (email) => <Standing email={email} /> },
  {
    id: "actions",
    label: "Actions",
    align: "end",
    stays: true,
    card: "wide",
    cell: (email) => <AdminEmailStep email={email} />,
  },
];

/** The state of an email. A state that keeps it out of the agent's tabs takes precedence. */
function Standing({ email }: { readonly email: AdminEmailLine }) {
  if (email.intake === "QUARANTINED") return <Badge tone="warn">Quarantined</Badge>;
  if (email.intake === "SYSTEM") return <Badge tone="grey">System</Badge>;
  if (email.intake === "FAILED") return <IntakeBadge email={email} />;
  return <StatusBadge status={email.status} label={STATUS_LABELS[email.status]} />;
}

/** The sender of an email and, if different, the supplier that it is about. */
function Sender({ email: { sender, supplier } }: { readonly email: AdminEmailLine }) {
  const name = senderOf({ fromName: sender.name, fromAddress: sender.address });
  return (
    <span className="md:block md:min-w-34">
      <Filter says={{ sender: sender.address ?? NO_SENDER }}>{name}</Filter>
      {supplier && supplier !== name ? (
        <span className="block text-muted-foreground text-sm">{supplier}</span>
      ) : null}
    </span>
  );
}

/** Links to all emails with the same agent or sender. */
function Filter({
  says,
  children,
}: {
  readonly says: { readonly agent?: string; readonly sender?: string };
  readonly children: string;
}) {
  const { href } = useUrlState(ANY_EMAILS_URL);
  return (
    <PageLink href={href(says)} className={LINK}>
      {children}
    </PageLink>
  );
}

const WITHOUT = {
  ...{ search: null, status: null, category: null, sender: null, agent: null },
  ...{ judged: null, field: null, language: null, days: null },
};

/** The emails of all agents: tools, rows, and links to older pages. */
export function AdminEmailList({
  rows,
  hasMore,
  agent,
  view,
}: {
  readonly rows: readonly AdminEmailLine[];
  readonly hasMore: boolean;
  /** The name of the agent by whom the list is filtered. */
  readonly agent: string | null;
  readonly view: TableDisplay;
}) {
  return (
    <>
      <DataTable
        id="anyemails"
        isAlone
        caption="Emails"
        url={ANY_EMAILS_URL}
        columns={ANY_EMAIL_COLUMNS}
        rows={rows}
        view={view}
        toolbar={<AdminEmailTools agent={agent} />}
        empty={
          <NoResults
            title="No emails found"
            url={ANY_EMAILS_URL}
            without={WITHOUT}
            clearLabel="Show all emails"
          />
        }
      />
      <CursorPagination url={ANY_EMAILS_URL} last={rows.at(-1)} hasMore={hasMore} />
    </>
  );
}

/** The list's tools: search by number or sender, filters by status, category and agent, and export. */
function AdminEmailTools({ agent }: { readonly agent: string | null }) {
  const { values, go } = useUrlState(ANY_EMAILS_URL);
  const { search, status, category, sender, judged, field, language, days, from, to } = values;
  return (
    <>
      <SearchBox
        url={ANY_EMAILS_URL}
        label="Search emails"
        placeholder="Number, client, supplier or sender..."
      />
      <ChoiceFilter
        label="Status"
        all="All statuses"
        choices={ANY_EMAIL_STATUSES}
        words={sentenceCase}
        className="w-44 max-sm:w-auto max-sm:min-w-36 max-sm:flex-1"
        value={status}
        onChoose={(chosen) => go({ status: chosen })}
      />
      <ChoiceFilter
        label="Category"
        all="All categories"
        choices={ANY_EMAIL_CATEGORIES}
        words={sentenceCase}
        className="w-44 max-sm:w-auto max-sm:min-w-36 max-sm:flex-1"
        value={category}
        onChoose={(chosen) => go({ category: chosen })}
      />
      {sender ? <Chip label={senderWords(sender)} onRemove={() => go({ sender: null })} /> : null}
      {values.agent ? <Chip label={agent ?? "Unknown agent"} onRemove={() => go({ agent: null })} /> : null}
      {judged || field ? (
        <Chip label={judgedWords(judged, field)} onRemove={() => go({ judged: null, field: null })} />
      ) : null}
      {language ? <Chip label={languageLabel(language)} onRemove={() => go({ language: null })} /> : null}
      {from || to ? <Chip label={spanWords(from, to)} onRemove={() => go({ from: null, to: null })} /> : null}
      {days ? <Chip label={`Last ${days} days`} onRemove={() => go({ days: null })} /> : null}
      <ExportMenu
        path="/api/admin/emails/export"
        query={{
          ...{ search, status, category, sender, agent: values.agent },
          ...{ judged, field, language, days, from, to },
        }}
      />
    </>
  );
}

/** Returns a value's words: "pending_review" becomes "Pending review". */
function sentenceCase(value: string): string {
  return `${value.charAt(0).toUpperCase()}${value.slice(1)}`.replaceAll("_", " ");
}

function senderWords(sender: string): string {
  return sender === NO_SENDER ? UNKNOWN_SENDER : sender;
}

function spanWords(from: string, to: string): ReactNode {
  const day = (value: string) => (isCalendarDate(value) ? <DayText value={value} /> : "…");
  return (
    <>
      {day(from)} – {day(to)}
    </>
  );
}

function judgedWords(judged: string | null, field: string): string {
  const words = field ? fieldLabel(field) : "Any field";
  return judged ? `${words}: ${judged}` : `${words}: judged`;
}

function Chip({ label, onRemove }: { readonly label: ReactNode; readonly onRemove: () => void }) {
  return (
    <Button variant="outline" className="max-w-full" onClick={onRemove}>
      <span className="truncate">{label}</span>
      <XIcon aria-label="Remove filter" />
    </Button>
  );
}
