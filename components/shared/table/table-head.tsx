"use client";

import type { Table } from "@tanstack/react-table";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import type { ListUrl, Sort } from "@/lib/base/url-state.model";
import { type KitFeatures, LEAVES } from "./columns";
import { SortLink } from "./sort-link";
import { useUrlState } from "./url-state";

const cell =
  "h-9 whitespace-nowrap px-3 text-left font-medium text-muted-foreground text-xs md:@max-[62rem]/list:px-2";

/** The headings; away under 768 px, where rows are cards with labels of their own. */
export function TableHead<Row extends { readonly id: string }>({
  url,
  table,
  selectable,
}: {
  readonly url: ListUrl;
  readonly table: Pick<
    Table<KitFeatures, Row>,
    "getVisibleLeafColumns" | "getIsAllRowsSelected" | "getIsSomeRowsSelected" | "toggleAllRowsSelected"
  >;
  readonly selectable: boolean;
}) {
  const { sort } = useUrlState(url).values;
  return (
    <thead className="sticky top-0 z-20 bg-card shadow-[inset_0_-1px_0_var(--border)] max-md:hidden">
      <tr>
        {selectable ? (
          <th scope="col" className="w-10 pl-2 text-left">
            <Checkbox
              aria-label="Select all on this page"
              checked={table.getIsAllRowsSelected()}
              mixed={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
              onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
            />
          </th>
        ) : null}
        {table.getVisibleLeafColumns().map((column) => {
          const meta = column.columnDef.meta;
          const label = meta?.label ?? column.id;
          const looks = cn(cell, meta?.align === "end" && "text-right", meta?.leaves && LEAVES[meta.leaves]);
          if (!meta?.sortKey) {
            return (
              <th key={column.id} scope="col" className={looks}>
                {column.id === "actions" ? <span className="sr-only">{label}</span> : label}
              </th>
            );
          }
          return (
            <th key={column.id} scope="col" aria-sort={ariaSort(sort, meta.sortKey)} className={looks}>
              <SortLink url={url} label={label} sortKey={meta.sortKey} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function ariaSort(sort: Sort | null, key: string): "ascending" | "descending" | "none" {
  if (sort?.key !== key) return "none";
  return sort.descending ? "descending" : "ascending";
}
