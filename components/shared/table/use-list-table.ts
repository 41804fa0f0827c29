"use client";

import { columnVisibilityFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import type { Column } from "./columns";

/** Only column visibility: the server does the sorting, searching and paging. */
const features = tableFeatures({ columnVisibilityFeature });

/**
 * Returns the visible columns of a list and its rows. Columns that can't be hidden stay, even if `hidden` names them.
 */
export function useListTable<Row extends { readonly id: string }>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  hidden: readonly string[],
): { readonly columns: readonly Column<Row>[]; readonly rows: readonly Row[] } {
  const definitions = useMemo(
    () => columns.map(({ id, label, stays }) => ({ id, header: label, enableHiding: !stays })),
    [columns],
  );
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row: Row) => row.id,
    state: { columnVisibility },
  });
  const shown = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  return {
    columns: columns.filter(({ id }) => shown.has(id)),
    rows: table.getRowModel().rows.map(({ original }) => original),
  };
}
