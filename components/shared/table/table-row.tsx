"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { type CardPlace, type Column, LEAVES } from "./columns";

const CARD: Readonly<Record<CardPlace, string>> = {
  title: "card-title",
  aside: "card-aside",
  under: "card-under",
  "under second": "card-under-second",
  "under aside": "card-under-aside",
  line: "card-line",
  wide: "card-wide",
  corner: "card-corner",
  away: "max-md:hidden",
};

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
      {columns.map(({ id, label, cell, align, leaves, card = "line" }) => (
        <td
          key={id}
          className={cn("list-cell", align === "end" && "text-right", leaves && LEAVES[leaves], CARD[card])}
        >
          {card === "line" ? <span className="text-muted-foreground text-xs md:hidden">{label}</span> : null}
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
