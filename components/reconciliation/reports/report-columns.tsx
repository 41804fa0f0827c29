"use client";

import type { Column } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { DayText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import type { ReportListRow } from "@/lib/reconciliation/commission-reports/report-list.model";
import { EntriesBar } from "./entries-bar";

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
      <Button asChild variant="ghost" size="sm" className="relative z-10">
        <PageLink href={reportHref(id)}>
          Open Details<span className="sr-only"> of {referenceNumber}</span>
        </PageLink>
      </Button>
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
