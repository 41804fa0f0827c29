import { type Sort, sortField } from "@/lib/platform/base/addresses/url-state.model";
import type { MenuItem } from "../menu/menu-item";
import type { Column } from "./columns";
import { DENSITIES, type Density, type TableDisplay } from "./table-display.model";

/** The properties of a column that the Display menu needs. */
export type ViewColumn = Pick<Column<never>, "id" | "label" | "sortKey" | "stays" | "card">;

const DENSITY_LABELS: Readonly<Record<Density, string>> = {
  compact: "Compact rows",
  normal: "Normal rows",
  roomy: "Roomy rows",
};

/**
 * Returns the menu items for columns, row height and, for cards without headings, the sort order. `sort` is null
 * where the headings do the sorting.
 */
export function viewItems(
  columns: readonly ViewColumn[],
  view: TableDisplay,
  onChange: (view: TableDisplay) => void,
  sort: { readonly present: Sort | null; readonly choose: (next: Sort | null) => void } | null,
): MenuItem[] {
  return [
    { kind: "label", label: "Columns" },
    ...columns
      .filter((column) => !column.stays && (column.card !== "away" || !sort))
      .map((column) => columnItem(column, view, onChange)),
    { kind: "separator" },
    {
      kind: "radio",
      label: "Density",
      value: view.density,
      choices: DENSITIES.map((value) => ({ value, label: DENSITY_LABELS[value] })),
      onValueChange: (value) => onChange({ ...view, density: value as Density }),
    },
    ...(sort ? sortItems(columns, sort.present, sort.choose) : []),
  ];
}

function columnItem(
  column: ViewColumn,
  view: TableDisplay,
  onChange: (view: TableDisplay) => void,
): MenuItem {
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
