"use client";

import { columnVisibilityFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import type { Column } from "./columns";

/** Sorting, searching and paging are the server's. */
const features = tableFeatures({ columnVisibilityFeature });

/** The columns that are shown of a list, and its rows; what nobody can hide stays, whatever `hidden` names. */
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
