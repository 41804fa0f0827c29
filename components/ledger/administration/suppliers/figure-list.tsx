"use client";

import { EllipsisIcon } from "lucide-react";
import { VerifiedBadge } from "@/components/ledger/suppliers/verified-badge";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { EmptyState } from "@/components/shared/states/empty-state";
import { ChoiceFilter } from "@/components/shared/table/choice-filter";
import type { Column } from "@/components/shared/table/columns";
import { DataTable } from "@/components/shared/table/data-table";
import { Pagination } from "@/components/shared/table/pagination";
import { RowLink } from "@/components/shared/table/row-link";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { FigureRow } from "@/lib/ledger/suppliers/intelligence/supplier-figures.model";
import { ANY_SUPPLIERS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { ANY_BOOKINGS_URL } from "@/lib/platform/base/addresses/admin-bookings-address.model";
import { reportHref } from "./report-href.model";

/** The columns of the administrators' supplier list, named as in the specification. */
const FIGURE_COLUMNS: readonly Column<FigureRow>[] = [
  {
    id: "name",
    label: "Supplier",
    sortKey: "name",
    stays: true,
    card: "title",
    cell: ({ id, name }) => (
      <RowLink href={`/admin/suppliers/${id}`}>
        <span className="inline-block [overflow-wrap:anywhere] md:min-w-40">{name}</span>
      </RowLink>
    ),
  },
  {
    id: "status",
    label: "Status",
    card: "aside",
    cell: ({ isVerified }) => (isVerified ? <VerifiedBadge /> : <Badge>Unverified</Badge>),
  },
  {
    id: "bookings",
    label: "Bookings",
    align: "end",
    cell: ({ bookingCount }) => bookingCount.toLocaleString("en-US"),
  },
  { id: "value", label: "Total Booking Value", align: "end", cell: ({ value }) => <Lines lines={value} /> },
  { id: "due", label: "Commission Due", align: "end", cell: ({ due }) => <Lines lines={due} /> },
  {
    id: "rate",
    label: "Avg Commission %",
    align: "end",
    leaves: "first",
    cell: ({ rates }) => <Lines lines={rates} />,
  },
  {
    id: "contact",
    label: "Contact",
    leaves: "second",
    cell: ({ email }) =>
      email ? (
        <a
          href={`mailto:${email}`}
          className="relative z-10 inline-block max-w-60 truncate align-bottom text-primary leading-6 underline decoration-1 underline-offset-4"
        >
          {email}
        </a>
      ) : (
        <span className="text-muted-foreground">No email</span>
      ),
  },
  {
    id: "actions",
    label: "Actions",
    stays: true,
    card: "corner",
    cell: (supplier) => <FigureRowMenu supplier={supplier} />,
  },
];

/** One line per currency; a dash if there are none. */
function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return "–";
  return (
    <span className="inline-flex flex-col text-right">
      {lines.map((line) => (
        <span key={line} className="whitespace-nowrap">
          {line}
        </span>
      ))}
    </span>
  );
}

/** The row menu of a supplier, with links to its pages. */
function FigureRowMenu({ supplier: { id, name } }: { readonly supplier: Pick<FigureRow, "id" | "name"> }) {
  return (
    <span className="relative z-10 inline-flex">
      <MenuButton
        variant="ghost"
        size="icon-sm"
        aria-label={`Actions for ${name}`}
        items={[
          { label: "View Bookings", href: ANY_BOOKINGS_URL.href("/admin/bookings", { supplier: id }) },
          { label: "Payment History", href: `/admin/suppliers/${id}#payment-history` },
          { kind: "separator" },
          { label: "Export Report (CSV)", href: reportHref(id, "csv") },
          { label: "Export Report (XLSX)", href: reportHref(id, "xlsx") },
        ]}
      >
        <EllipsisIcon />
      </MenuButton>
    </span>
  );
}

/** The administrators' supplier table: tools, rows and pagination. */
export function FigureList({
  rows,
  total,
  view,
}: {
  readonly rows: readonly FigureRow[];
  readonly total: number;
  readonly view: TableDisplay;
}) {
  return (
    <>
      <DataTable
        id="anysuppliers"
        caption="Suppliers"
        url={ANY_SUPPLIERS_URL}
        columns={FIGURE_COLUMNS}
        rows={rows}
        view={view}
        toolbar={<FigureTools />}
        empty={<NoSuppliers />}
      />
      <Pagination url={ANY_SUPPLIERS_URL} total={total} noun="suppliers" plural="suppliers" />
    </>
  );
}

function NoSuppliers() {
  const { values, go } = useUrlState(ANY_SUPPLIERS_URL);
  const { search, verified } = values;
  const isFiltered = search !== "" || verified !== null;
  return (
    <EmptyState
      illustration="anchor"
      title="No suppliers found"
      {...(isFiltered
        ? {
            action: (
              <Button variant="outline" onClick={() => go({ search: null, verified: null })}>
                Clear search and filters
              </Button>
            ),
          }
        : {})}
    >
      {search ? `No suppliers match "${search}"` : isFiltered ? null : "No suppliers available yet"}
    </EmptyState>
  );
}

/** The list's tools: search by name, the verification filter and export. */
export function FigureTools() {
  const { values, go } = useUrlState(ANY_SUPPLIERS_URL);
  return (
    <>
      <SearchBox url={ANY_SUPPLIERS_URL} label="Search suppliers" placeholder="Search suppliers..." />
      <ChoiceFilter
        label="Status"
        all="All statuses"
        choices={["yes", "no"]}
        words={(one) => (one === "yes" ? "Verified" : "Unverified")}
        value={values.verified}
        className="w-36"
        onChoose={(verified) => go({ verified })}
      />
      <ExportMenu
        path="/api/admin/suppliers/export"
        query={{ search: values.search, verified: values.verified }}
      />
    </>
  );
}
