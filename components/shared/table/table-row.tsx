"use client";

import { FlexRender, type Row as KitRow } from "@tanstack/react-table";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { type CardPlace, type KitFeatures, LEAVES } from "./columns";

const CARD: Readonly<Record<CardPlace, string>> = {
  title: "card-title",
  aside: "card-aside",
  under: "card-under",
  "under second": "card-under-second",
  "under aside": "card-under-aside",
  line: "card-line",
  corner: "card-corner",
  away: "max-md:hidden",
};

/** One row, or one card under 768 px. `selected` is passed so that a change of it redraws the row. */
export function TableRow<Row extends { readonly id: string }>({
  row,
  selected,
  selectLabel,
}: {
  readonly row: KitRow<KitFeatures, Row>;
  readonly selected: boolean;
  readonly selectLabel?: ((row: Row) => string) | undefined;
}) {
  return (
    <tr data-selected={selected || undefined} className="list-row">
      {selectLabel ? (
        <td className="w-10 pl-2 max-md:row-start-1 max-md:w-8 max-md:pl-0">
          <span className="relative z-10 inline-flex">
            <Checkbox
              aria-label={selectLabel(row.original)}
              checked={selected}
              onChange={row.getToggleSelectedHandler()}
            />
          </span>
        </td>
      ) : null}
      {row.getVisibleCells().map((cell) => {
        const meta = cell.column.columnDef.meta;
        const card = meta?.card ?? "line";
        return (
          <td
            key={cell.id}
            className={cn(
              "list-cell",
              meta?.align === "end" && "text-right",
              meta?.leaves && LEAVES[meta.leaves],
              CARD[card],
            )}
          >
            {card === "line" ? (
              <span className="text-muted-foreground text-xs md:hidden">{meta?.label}</span>
            ) : null}
            <FlexRender cell={cell} />
          </td>
        );
      })}
    </tr>
  );
}
