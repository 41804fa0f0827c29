import type { ReactNode } from "react";
import type { Column } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { DayText } from "@/components/shared/text/date-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { AmountText } from "../amount-text";
import { TransactionBadge } from "../transaction-badge";
import { RowActions } from "./row-actions";
import { useDetailHref } from "./use-detail-href";

/** The columns of the list, as in the specification. */
export const TRANSACTION_COLUMNS: readonly Column<TransactionRow>[] = [
  {
    id: "date",
    label: "Date",
    sortKey: "date",
    stays: true,
    card: "title",
    cell: ({ date }) => <DayText value={date} />,
  },
  {
    id: "description",
    label: "Description",
    sortKey: "description",
    stays: true,
    card: "wide",
    cell: (transaction) => <Description transaction={transaction} />,
  },
  {
    id: "amount",
    label: "Amount",
    sortKey: "amount",
    align: "end",
    card: "aside",
    cell: ({ amount }) => <AmountText amount={amount} className="font-medium" />,
  },
  {
    id: "supplier",
    label: "Supplier",
    sortKey: "supplier",
    leaves: "third",
    card: "away",
    cell: (transaction) => <Supplier transaction={transaction} />,
  },
  {
    id: "linkedTo",
    label: "Linked To",
    leaves: "second",
    card: "away",
    cell: (transaction) => <LinkedTo {...transaction} />,
  },
  {
    id: "status",
    label: "Status",
    sortKey: "status",
    card: "wide",
    cell: ({ status, category }) => <TransactionBadge {...{ status, category }} />,
  },
  {
    id: "actions",
    label: "Actions",
    align: "end",
    stays: true,
    card: "corner",
    cell: (transaction) => <RowActions transaction={transaction} />,
  },
];

function Description({ transaction: { id, name, payer } }: { readonly transaction: TransactionRow }) {
  const hrefOf = useDetailHref();
  return (
    <span className="inline-flex min-w-0 max-w-full flex-col leading-tight">
      <RowLink href={hrefOf(id)}>
        <span title={name} className="row-name">
          {name || "No description"}
        </span>
      </RowLink>
      {payer && !name.toLowerCase().includes(payer.toLowerCase()) ? (
        <span className="truncate text-muted-foreground text-xs max-md:hidden">{payer}</span>
      ) : null}
    </span>
  );
}

/** The supplier that paid, or a name that the line seems to contain until one is assigned. */
function Supplier({ transaction: { supplier, metadata } }: { readonly transaction: TransactionRow }) {
  if (supplier) return <Elsewhere href={`/admin/suppliers/${supplier.id}`}>{supplier.name}</Elsewhere>;
  const [read] = metadata?.possibleSupplierNames ?? [];
  return read ? (
    <span className="text-muted-foreground" title="As the line reads; not assigned yet">
      {read}?
    </span>
  ) : (
    "–"
  );
}

function LinkedTo({ target, proposal }: Pick<TransactionRow, "target" | "proposal">) {
  if (!target && proposal) {
    return (
      <span className="text-muted-foreground">
        Proposed: <span className="whitespace-nowrap">{proposal}</span>
      </span>
    );
  }
  if (!target) return "–";
  if (target.kind === "booking") {
    const { id, confirmationNumber } = target.booking;
    return <Elsewhere href={`/admin/bookings/${id}`}>{confirmationNumber}</Elsewhere>;
  }
  return (
    <Elsewhere href={`/admin/commission-reports/${target.report.id}`}>
      Report ({target.matchedCount} / {target.totalCount})
    </Elsewhere>
  );
}

/** A link inside a row that as a whole links to another page. */
function Elsewhere({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <PageLink
      href={href}
      className="relative z-10 inline-block rounded-sm text-primary leading-6 underline underline-offset-4"
    >
      {children}
    </PageLink>
  );
}
