"use client";

import { ListFilterIcon } from "lucide-react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import { EmptyState } from "@/components/shared/states/empty-state";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { Badge } from "@/components/ui/badge";
import type { SupplierRow } from "@/lib/ledger/suppliers/supplier-row.model";
import { SUPPLIERS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { AddSupplierButton } from "./add-supplier-button";
import { SUPPLIER_COLUMNS } from "./supplier-columns";

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

const FILTERS = ["verified", "booked", "new", "deactivated", "country"] as const;

const NO_FILTER = { verified: null, booked: null, new: null, deactivated: null, country: null };

/** The Filter button: verified, with bookings, new, deactivated, and by country. The address holds the filter. */
function SupplierFilter({ countries }: { readonly countries: readonly string[] }) {
  const { values, go } = useUrlState(SUPPLIERS_URL);
  const active = FILTERS.filter((name) => values[name]).length;
  const flag = (
    name: "verified" | "booked" | "new" | "deactivated",
    label: string,
    value: "yes" | "no" = "yes",
  ): MenuItem => ({
    kind: "checkbox",
    label,
    checked: values[name] === value,
    onCheckedChange: (checked) => go({ [name]: checked ? value : null }),
  });
  const items: MenuItem[] = [
    flag("verified", "Verified"),
    flag("verified", "Not verified", "no"),
    flag("booked", "Has bookings"),
    flag("booked", "No bookings yet", "no"),
    flag("new", "New in the last 30 days"),
    flag("deactivated", "Deactivated"),
    ...countryItems(countries, values.country, (country) => go({ country })),
  ];
  return (
    <MenuButton variant="outline" size="md" items={items} align="start">
      <ListFilterIcon />
      Filter
      {active > 0 ? <Badge tone="info">{active}</Badge> : null}
    </MenuButton>
  );
}

function countryItems(
  countries: readonly string[],
  chosen: string,
  choose: (country: string) => void,
): MenuItem[] {
  if (countries.length === 0) return [];
  return [
    { kind: "separator" },
    {
      kind: "radio",
      label: "Country",
      value: chosen,
      choices: [
        { value: "", label: "Any country" },
        ...countries.map((country) => ({ value: country, label: country })),
      ],
      onValueChange: choose,
    },
  ];
}
