"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableView } from "@/components/shared/table/table-view.model";
import type { SupplierRow } from "@/lib/suppliers/supplier-row.model";
import { AddSupplierButton } from "./add-supplier-button";
import { SUPPLIER_COLUMNS } from "./supplier-columns";
import { FILTER_KEYS, SupplierFilter } from "./supplier-filter";

/** The directory's table: search, filter, rows, and where one is in them. */
export function SupplierList({
  rows,
  total,
  page,
  pageSize,
  search,
  hasFilter,
  countries,
  view,
}: {
  readonly rows: readonly SupplierRow[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly hasFilter: boolean;
  readonly countries: readonly string[];
  readonly view: TableView;
}) {
  return (
    <>
      <DataTable
        id="suppliers"
        caption="Suppliers"
        columns={SUPPLIER_COLUMNS}
        rows={rows}
        view={view}
        toolbar={
          <>
            <SearchBox label="Search suppliers" placeholder="Search suppliers..." />
            <SupplierFilter countries={countries} />
          </>
        }
        empty={
          hasFilter ? (
            <NoResults
              title="No suppliers found"
              keys={["search", ...FILTER_KEYS]}
              clearLabel="Clear search and filters"
            />
          ) : (
            <EmptyState
              illustration="anchor"
              title="No suppliers found"
              action={<AddSupplierButton label="Add Your First Supplier" />}
            >
              Suppliers of your bookings appear here by themselves.
            </EmptyState>
          )
        }
      />
      {search ? (
        <p className="mt-3 text-muted-foreground text-sm">
          Filtered by <span className="font-medium text-foreground">“{search}”</span>
        </p>
      ) : null}
      <Pagination page={page} pageSize={pageSize} total={total} noun="suppliers" />
    </>
  );
}
