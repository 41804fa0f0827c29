import { EllipsisIcon, PanelRightIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import { useMutation } from "@/components/shared/mutations/mutation";
import type { Column } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { AmountText } from "../amount-text";
import { openPeek, usePeeked } from "../peek/use-peeked";
import { TransactionBadge } from "../transaction-badge";
import { ignoreMutation, restoreMutation, unlinkMutation } from "../transaction-mutations";
import { useRowStates } from "./row-states";
import { useDetailHref } from "./use-detail-href";

const { OnDemand: LinkDialog } = onDemand(() => import("../dialogs/link-dialog"));
const { OnDemand: CategoryOf } = onDemand(() => import("../dialogs/category-of"));

/** The actions for one transaction of the list. */
function RowActions({ transaction }: { readonly transaction: TransactionRow }) {
  const { mutate } = useMutation();
  const { becomes } = useRowStates();
  const hrefOf = useDetailHref();
  const [asked, setAsked] = useState<"booking" | "report" | "category" | null>(null);
  const { id, name, target, status } = transaction;
  const close = () => setAsked(null);
  const isPeeked = usePeeked() === id;
  const paint = (changed: Partial<TransactionRow>) => ({ paint: () => becomes([id], changed) });
  const unlinked = { target: null, status: "PENDING_REVIEW" } as const;
  const items: MenuItem[] = [
    { label: "Open Details", href: hrefOf(id) },
    { label: "Peek", onSelect: () => openPeek(id) },
    { kind: "separator" },
    ...(target
      ? [
          {
            label: target.kind === "booking" ? "Unlink Booking" : "Unlink Report",
            onSelect: () => void mutate(unlinkMutation(transaction, paint(unlinked))),
          },
        ]
      : [
          { label: "Link to Booking", onSelect: () => setAsked("booking") },
          { label: "Link to Report", onSelect: () => setAsked("report") },
        ]),
    { kind: "separator" },
    ...(target ? [] : [{ label: "Set Category", onSelect: () => setAsked("category") }]),
    status === "IGNORED"
      ? {
          label: "Restore",
          onSelect: () =>
            void mutate(
              restoreMutation(transaction, paint({ status: "METADATA_EXTRACTED", category: null })),
            ),
        }
      : {
          label: "Ignore",
          onSelect: () =>
            void mutate(ignoreMutation(transaction, paint({ target: null, status: "IGNORED" }))),
        },
  ];
  return (
    <span className="relative z-10 inline-flex items-center justify-end">
      <Button
        variant="ghost"
        size="icon-sm"
        data-peek=""
        className="size-6 max-md:hidden"
        aria-label={`Peek at ${name || "transaction"}`}
        aria-pressed={isPeeked}
        onClick={() => openPeek(isPeeked ? null : id)}
      >
        <PanelRightIcon />
      </Button>
      <MenuButton
        variant="ghost"
        size="icon-sm"
        className="size-6"
        aria-label={`Actions for ${name || "transaction"}`}
        items={items}
      >
        <EllipsisIcon />
      </MenuButton>
      {asked === "category" ? <CategoryOf transaction={transaction} onClose={close} /> : null}
      {asked === "booking" || asked === "report" ? (
        <LinkDialog transaction={transaction} to={asked} onClose={close} />
      ) : null}
    </span>
  );
}

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
