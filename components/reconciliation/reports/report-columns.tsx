"use client";

import type { Column } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { DayText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/links/link-button";
import { PageLink } from "@/components/ui/links/page-link";
import type { EntryCounts, ReportListRow } from "@/lib/reconciliation/commission-reports/report-list.model";
import { BAR_ORDER, REST_WORDS } from "./entry-words.model";

const LINK = "relative z-10 text-primary underline decoration-1 underline-offset-4";

export function reportHref(id: string): string {
  return `/admin/commission-reports/${id}`;
}

/** The columns of the report list, named as in the specification. */
export const REPORT_COLUMNS: readonly Column<ReportListRow>[] = [
  {
    id: "date",
    label: "Date",
    sortKey: "date",
    card: "under",
    cell: ({ receivedOn }) => <DayText value={receivedOn} />,
  },
  {
    id: "reference",
    label: "Reference Number",
    sortKey: "reference",
    stays: true,
    card: "title",
    cell: (report) => <Reference report={report} />,
  },
  {
    id: "net",
    label: "Net Amount",
    sortKey: "net",
    align: "end",
    card: "aside",
    cell: ({ net }) => <span className="whitespace-nowrap">{net}</span>,
  },
  {
    id: "gross",
    label: "Gross Amount",
    sortKey: "gross",
    align: "end",
    leaves: "first",
    cell: ({ gross }) => <span className="whitespace-nowrap">{gross}</span>,
  },
  {
    id: "entries",
    label: "Entries",
    cell: ({ counts }) => <EntriesBar counts={counts} />,
  },
  {
    id: "supplier",
    label: "Supplier",
    sortKey: "supplier",
    cell: ({ supplierId, supplierName }) =>
      supplierId ? (
        <PageLink href={`/admin/suppliers/${supplierId}`} className={LINK}>
          {supplierName}
        </PageLink>
      ) : (
        supplierName
      ),
  },
  {
    id: "transaction",
    label: "Linked Transaction",
    leaves: "second",
    cell: ({ transactionId, isPaidOutside }) =>
      transactionId ? (
        <PageLink href={`/admin/bank-transactions/${transactionId}`} className={LINK}>
          Transaction
        </PageLink>
      ) : isPaidOutside ? (
        "Agent's own bank"
      ) : (
        "–"
      ),
  },
  {
    id: "actions",
    label: "Actions",
    stays: true,
    card: "away",
    cell: ({ id, referenceNumber }) => (
      <LinkButton variant="ghost" size="sm" className="relative z-10" href={reportHref(id)}>
        Open Details<span className="sr-only"> of {referenceNumber}</span>
      </LinkButton>
    ),
  },
];

function Reference({ report }: { readonly report: ReportListRow }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <RowLink href={reportHref(report.id)}>
        <span className="font-mono">{report.referenceNumber}</span>
      </RowLink>
      {report.isDuplicate ? <Badge tone="warn">Duplicate</Badge> : null}
    </span>
  );
}

const FILL: Readonly<Record<(typeof BAR_ORDER)[number], string>> = {
  CLOSED: "bg-ok-foreground",
  AUTO_MATCHED: "bg-info-foreground",
  MATCHED_NEEDS_CONFIRMATION: "bg-warn-foreground",
  PENDING: "bg-input",
};

/** The progress of a report's entries, without the ignored ones: a segmented bar and the same counts as text. */
function EntriesBar({ counts }: { readonly counts: EntryCounts }) {
  const shown = BAR_ORDER.flatMap((status) => {
    const count = counts[status] ?? 0;
    return count > 0 ? [{ status, count }] : [];
  });
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const rest = shown.flatMap(({ status, count }) => (status === "CLOSED" ? [] : { status, count }));
  return (
    <span className="inline-flex min-w-44 flex-col gap-1 py-1 md:@max-[46rem]/list:min-w-28">
      <span aria-hidden="true" className="flex h-2 w-full gap-px overflow-hidden rounded-full bg-muted">
        {shown.map(({ status, count }) => (
          <span key={status} className={FILL[status]} style={{ flexGrow: count }} />
        ))}
      </span>
      <span className="text-sm">
        {total === 0 ? "No entries" : `${counts.CLOSED ?? 0} of ${total} closed`}
        {rest.length > 0 ? (
          <span className="block text-muted-foreground text-xs">
            {rest.map(({ status, count }) => `${count} ${REST_WORDS[status]}`).join(", ")}
          </span>
        ) : null}
      </span>
    </span>
  );
}
