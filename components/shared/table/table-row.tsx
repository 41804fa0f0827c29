"use client";

import { FlexRender, type Row as KitRow } from "@tanstack/react-table";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { type CardPlace, type KitFeatures, LEAVES } from "./columns";

const HEIGHT = "md:h-11 md:group-data-[density=compact]/table:h-9 md:group-data-[density=roomy]/table:h-13";

/** On a card: the heading and what stands beside it share the first line, and so on; labelled lines follow. */
const CARD: Readonly<Record<CardPlace, string>> = {
  title:
    "max-md:col-span-2 max-md:col-start-2 max-md:row-start-1 max-md:min-w-0 max-md:[overflow-wrap:anywhere]",
  aside: "max-md:col-start-4 max-md:row-start-1 max-md:pl-2",
  under: "max-md:col-start-2 max-md:row-start-2 max-md:min-w-0",
  "under second": "max-md:col-start-3 max-md:row-start-2 max-md:min-w-0",
  "under aside": "max-md:col-start-4 max-md:row-start-2 max-md:pl-2 max-md:text-right",
  line: "max-md:col-span-4 max-md:col-start-2 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:text-right max-md:[overflow-wrap:anywhere] max-md:[&>*]:min-w-0 max-md:[&>*:first-child]:shrink-0",
  corner: "max-md:col-start-5 max-md:row-start-1 max-md:pl-1",
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
    <tr
      data-selected={selected || undefined}
      className="relative border-b transition-colors duration-150 last:border-0 hover:bg-muted/60 data-selected:bg-accent/60 max-md:grid max-md:grid-cols-[auto_fit-content(50%)_minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-y-1 max-md:p-3"
    >
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
              "px-3 max-md:px-0 md:@max-[62rem]/list:px-2",
              HEIGHT,
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
