"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import type { SupplierRow } from "@/lib/ledger/suppliers/supplier-row.model";
import { SUPPLIERS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { AddSupplierButton } from "./add-supplier-button";
import { SUPPLIER_COLUMNS } from "./supplier-columns";
import { NO_FILTER, SupplierFilter } from "./supplier-filter";

/** The agent's supplier table: search, filter, rows and pagination. */
export function SupplierList({
  rows,
  total,
  hasFilter,
  countries,
  view,
}: {
  readonly rows: readonly SupplierRow[];
  readonly total: number;
  readonly hasFilter: boolean;
  readonly countries: readonly string[];
  readonly view: TableDisplay;
}) {
  const { search } = useUrlState(SUPPLIERS_URL).values;
  return (
    <>
      <DataTable
        id="suppliers"
        caption="Suppliers"
        url={SUPPLIERS_URL}
        columns={SUPPLIER_COLUMNS}
        rows={rows}
        view={view}
        toolbar={
          <>
            <SearchBox url={SUPPLIERS_URL} label="Search suppliers" placeholder="Search suppliers..." />
            <SupplierFilter countries={countries} />
          </>
        }
        empty={
          hasFilter ? (
            <NoResults
              title="No suppliers found"
              url={SUPPLIERS_URL}
              without={{ search: null, ...NO_FILTER }}
              clearLabel="Clear search and filters"
            />
          ) : (
            <EmptyState
              illustration="anchor"
              title="No suppliers found"
              action={<AddSupplierButton label="Add Your First Supplier" />}
            >
              Suppliers of your bookings appear here automatically.
            </EmptyState>
          )
        }
      />
      {search ? (
        <p className="mt-3 text-muted-foreground text-sm">
          Filtered by <span className="font-medium text-foreground">“{search}”</span>
        </p>
      ) : null}
      <Pagination url={SUPPLIERS_URL} total={total} noun="suppliers" plural="suppliers" />
    </>
  );
}
