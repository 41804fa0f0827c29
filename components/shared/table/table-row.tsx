"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { type Column, cellLooks } from "./columns";

/** One row, or one card under 768 px. Without `selectLabel` it can't be chosen. */
export function TableRow<Row extends { readonly id: string }>({
  row,
  columns,
  selected,
  onSelect,
  selectLabel,
}: {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly selected: boolean;
  readonly onSelect: (id: string, range: boolean) => void;
  readonly selectLabel?: ((row: Row) => string) | undefined;
}) {
  return (
    <tr data-row={row.id} data-selected={selected || undefined} className="list-row">
      {selectLabel ? (
        <td className="w-10 pl-2 max-md:row-start-1 max-md:w-8 max-md:pl-0">
          <span className="relative z-10 inline-flex">
            <Checkbox
              aria-label={selectLabel(row)}
              checked={selected}
              onChange={() => undefined}
              onClick={(event) => onSelect(row.id, event.shiftKey)}
            />
          </span>
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.id} className={cellLooks(column)}>
          {(column.card ?? "line") === "line" ? (
            <span className="text-muted-foreground text-xs md:hidden">{column.label}</span>
          ) : null}
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
