"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { CursorPagination } from "@/components/shared/table/cursor-pagination";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import type { AuditLine } from "@/lib/platform/audit/audit-list.model";
import { recordHref } from "@/lib/platform/audit/audit-sentence.model";
import { kindTitle } from "@/lib/platform/audit/audit-verbs.model";
import { AUDIT_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

/** High enough for touch, because the links are stacked. */
const LINK = "inline-block rounded-sm text-primary leading-6 underline decoration-1 underline-offset-4";
const TONES: Readonly<Record<AuditLine["actorKind"], BadgeTone>> = {
  admin: "warn",
  agent: "info",
  api: "info",
  system: "grey",
};

/** The audit, newest first: who did what to which record. Each name links to the other entries about it. */
export function AuditList({
  lines,
  hasMore,
}: {
  readonly lines: readonly AuditLine[];
  readonly hasMore: boolean;
}) {
  const { go } = useUrlState(AUDIT_URL);
  if (lines.length === 0) {
    return (
      <EmptyState
        illustration="ledger"
        title="Nothing found in the audit"
        action={
          <Button variant="outline" onClick={() => go({ search: null, kind: null, agent: null })}>
            Show all
          </Button>
        }
      >
        Everything done to bookings, emails, payments and accounts is listed here.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="rounded-lg border bg-card">
        <CardTable caption="Audit" columns={COLUMNS} rows={lines} keyOf={({ id }) => id} />
      </div>
      <CursorPagination url={AUDIT_URL} last={lines.at(-1)} hasMore={hasMore} pagesSearch />
    </>
  );
}

const COLUMNS: readonly Column<AuditLine>[] = [
  {
    id: "what",
    label: "What",
    card: "title",
    cell: ({ sentence }) => <Sentence pieces={sentence} />,
  },
  { id: "record", label: "Record", cell: (line) => <Record line={line} /> },
  { id: "who", label: "Who", cell: (line) => <Who line={line} /> },
  { id: "when", label: "When", card: "aside", cell: ({ at }) => <InstantText value={at} /> },
  { id: "changes", label: "Changes", card: "wide", cell: (line) => <Changes line={line} /> },
];

function Who({ line: { actorKind, actorId, actorName } }: { readonly line: AuditLine }) {
  const { href } = useUrlState(AUDIT_URL);
  return (
    <span className="[overflow-wrap:anywhere]">
      <PageLink href={href({ search: actorId })} className={LINK}>
        {actorName}
      </PageLink>{" "}
      <Badge tone={TONES[actorKind]}>{actorKind}</Badge>
    </span>
  );
}

/** The description of an entry, with a link to its record. */
function Sentence({ pieces }: { readonly pieces: AuditLine["sentence"] }) {
  return (
    <b className="font-medium [overflow-wrap:anywhere]">
      {pieces.map(({ text, href }) =>
        href ? (
          <PageLink key={href} href={href} className={LINK}>
            {text}
          </PageLink>
        ) : (
          text
        ),
      )}
    </b>
  );
}

/** The changes as text; the export contains them as stored. */
function Changes({ line: { said, reason } }: { readonly line: AuditLine }) {
  return (
    <div className="[overflow-wrap:anywhere] max-md:text-muted-foreground md:min-w-40 md:max-w-96">
      {[...said, ...(reason ? [reason] : [])].map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}

function Record({ line: { entity, entityId, agent } }: { readonly line: AuditLine }) {
  const { href } = useUrlState(AUDIT_URL);
  const place = entityId === null ? null : recordHref(entity, entityId);
  return (
    <span className="md:inline-block md:min-w-32">
      {place ? (
        <PageLink href={place} className={LINK}>
          {kindTitle(entity)}
        </PageLink>
      ) : (
        kindTitle(entity)
      )}{" "}
      {entityId === null ? null : (
        <PageLink
          href={href({ search: entityId })}
          className={LINK}
          aria-label="History: everything done to it"
        >
          History
        </PageLink>
      )}
      {agent ? (
        <span className="block [overflow-wrap:anywhere]">
          of{" "}
          <PageLink href={href({ agent: agent.id })} className={LINK}>
            {agent.name}
          </PageLink>
        </span>
      ) : null}
    </span>
  );
}
