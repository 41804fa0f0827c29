"use client";

import { SlidersHorizontalIcon } from "lucide-react";
import { type ListUrl, type Sort, sortField } from "@/lib/base/url-state.model";
import { PHONE, useMedia } from "../lazy/use-media";
import { MenuButton } from "../menu/menu-button";
import type { MenuItem } from "../menu/menu-item";
import { DENSITIES, type Density, type TableView } from "./table-view.model";
import { useUrlState } from "./url-state";

export type ViewColumn = {
  readonly id: string;
  readonly label: string;
  readonly sortKey: string | null;
  readonly canHide: boolean;
  /** Whether a card has a place for it. */
  readonly isOnCard: boolean;
};

const DENSITY_LABELS: Readonly<Record<Density, string>> = {
  compact: "Compact rows",
  normal: "Normal rows",
  roomy: "Roomy rows",
};

/** Columns, row height and, for cards that have no headings, the order. */
export function ViewMenu({
  url,
  columns,
  view,
  onChange,
}: {
  readonly url: ListUrl;
  readonly columns: readonly ViewColumn[];
  readonly view: TableView;
  readonly onChange: (view: TableView) => void;
}) {
  const { values, go } = useUrlState(url);
  const cards = useMedia(PHONE);
  const items: MenuItem[] = [
    { kind: "label", label: "Columns" },
    ...columns
      .filter((column) => column.canHide && (column.isOnCard || !cards))
      .map((column) => columnItem(column, view, onChange)),
    { kind: "separator" },
    {
      kind: "radio",
      label: "Density",
      value: view.density,
      choices: DENSITIES.map((value) => ({ value, label: DENSITY_LABELS[value] })),
      onValueChange: (value) => onChange({ ...view, density: value as Density }),
    },
    ...(cards ? sortItems(columns, values.sort, (next) => go({ sort: next })) : []),
  ];
  return (
    <MenuButton variant="outline" items={items}>
      <SlidersHorizontalIcon aria-hidden="true" className="@max-[46rem]/list:hidden" />
      View
    </MenuButton>
  );
}

function columnItem(column: ViewColumn, view: TableView, onChange: (view: TableView) => void): MenuItem {
  return {
    kind: "checkbox",
    label: column.label,
    checked: !view.hidden.includes(column.id),
    onCheckedChange: (shown) =>
      onChange({
        ...view,
        hidden: shown ? view.hidden.filter((id) => id !== column.id) : [...view.hidden, column.id],
      }),
  };
}

function sortItems(
  columns: readonly ViewColumn[],
  sort: Sort | null,
  choose: (sort: Sort | null) => void,
): MenuItem[] {
  const sortable = columns.flatMap((column) =>
    column.sortKey ? [{ ...column, sortKey: column.sortKey }] : [],
  );
  if (sortable.length === 0) return [];
  const { parse, write } = sortField(sortable.map(({ sortKey }) => sortKey));
  return [
    { kind: "separator" },
    {
      kind: "radio",
      label: "Order",
      value: write(sort),
      choices: [
        { value: "", label: "As listed" },
        ...sortable.flatMap((column) => [
          { value: column.sortKey, label: `${column.label}, ascending` },
          { value: `-${column.sortKey}`, label: `${column.label}, descending` },
        ]),
      ],
      onValueChange: (value) => choose(parse(value) ?? null),
    },
  ];
}
