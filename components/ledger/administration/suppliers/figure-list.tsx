"use client";

import { ExportMenu } from "@/components/shared/menu/export-menu";
import { EmptyState } from "@/components/shared/states/empty-state";
import { ChoiceFilter } from "@/components/shared/table/choice-filter";
import { DataTable } from "@/components/shared/table/data-table";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import type { FigureRow } from "@/lib/ledger/suppliers/intelligence/supplier-figures.model";
import { ANY_SUPPLIERS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { FIGURE_COLUMNS } from "./figure-columns";

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
