"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { PlacePages } from "@/components/shared/table/place-pages";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { AuditLine } from "@/lib/audit/audit-list.model";
import { AUDIT_URL } from "@/lib/base/addresses/admin-addresses.model";
import { actionWords, kindWords, recordHref } from "./audit-words.model";

const LINK = "rounded-sm text-primary underline decoration-1 underline-offset-4";
const TONES: Readonly<Record<AuditLine["actorKind"], BadgeTone>> = {
  admin: "warn",
  agent: "info",
  api: "info",
  system: "grey",
};

/** Who did what to which record, the newest first; each name leads to what else was done by it or to it. */
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
        What is done to bookings, e-mails, payments and accounts stands here.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="rounded-lg border bg-card">
        <Table caption="Audit" className="text-sm">
          <TableHeader>
            <TableRow>
              {["When", "Who", "What", "Record", "Agent", "Changes"].map((label) => (
                <TableHead key={label}>{label}</TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </TableBody>
        </Table>
      </div>
      <PlacePages url={AUDIT_URL} last={lines.at(-1)} hasMore={hasMore} />
    </>
  );
}

function Line({ line }: { readonly line: AuditLine }) {
  const { href } = useUrlState(AUDIT_URL);
  const { actorKind, actorId, actorName, agent } = line;
  return (
    <TableRow className="align-top [&>td]:py-2">
      <TableCell>
        <InstantText value={line.at} />
      </TableCell>
      <TableCell>
        <PageLink href={href({ search: actorId })} className={LINK}>
          {actorName ?? actorId}
        </PageLink>{" "}
        <Badge tone={TONES[actorKind]}>{actorKind}</Badge>
      </TableCell>
      <TableCell className="whitespace-nowrap">{actionWords(line.action)}</TableCell>
      <TableCell>
        <Record line={line} />
      </TableCell>
      <TableCell>
        {agent ? (
          <PageLink href={href({ agent: agent.id })} className={LINK}>
            {agent.name}
          </PageLink>
        ) : (
          "–"
        )}
      </TableCell>
      <TableCell className="min-w-56 max-w-96 [overflow-wrap:anywhere]">
        {[...line.changes, ...(line.reason ? [line.reason] : [])].map((change) => (
          <p key={change}>{change}</p>
        ))}
      </TableCell>
    </TableRow>
  );
}

/** The last signs of an id tell records apart that were made in the same moment. */
const SHORT = -8;

function Record({ line: { entity, entityId } }: { readonly line: AuditLine }) {
  const { href } = useUrlState(AUDIT_URL);
  if (entityId === null) return kindWords(entity);
  const place = recordHref(entity, entityId);
  return (
    <span className="whitespace-nowrap">
      {place ? (
        <PageLink href={place} className={LINK}>
          {kindWords(entity)}
        </PageLink>
      ) : (
        kindWords(entity)
      )}{" "}
      <PageLink
        href={href({ search: entityId })}
        className={`${LINK} font-mono`}
        aria-label={`${entityId.slice(SHORT)}: all that was done to it`}
      >
        {entityId.slice(SHORT)}
      </PageLink>
    </span>
  );
}
