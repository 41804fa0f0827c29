import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSelectionFeature,
  tableFeatures,
} from "@tanstack/react-table";

/** What the kit needs to know of a column. `label` names it in menus and on cards; `sortKey` is its word in the query's `sort`. */
type KitColumn = {
  readonly label: string;
  readonly align?: "end";
  readonly sortKey?: string;
  /** When it makes room for the others, where the list is narrow; without it never. */
  readonly leaves?: "first" | "second" | "third";
  readonly card?: CardPlace;
};

/**
 * Where a column stands on a card, under 768 px: the heading, beside it, the two values under it and what is beside
 * those, the corner (row actions), one labelled line (the default), or nowhere.
 */
export type CardPlace =
  | "title"
  | "aside"
  | "under"
  | "under second"
  | "under aside"
  | "corner"
  | "line"
  | "away";

/** Told by the width of the list, whatever else the window shows. */
export const LEAVES = {
  first: "@max-[59rem]/list:hidden",
  second: "@max-[52rem]/list:hidden",
  third: "@max-[46rem]/list:hidden",
} as const;

/** Sorting, searching and paging are the server's; the browser only hides columns and selects rows. */
export const kitFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: metaHelper<KitColumn>(),
});
export type KitFeatures = typeof kitFeatures;

/** Makes the columns of a list at module scope: `columnsFor<Row>()` then `.columns([...])`; every column carries `meta.label`. */
export function columnsFor<Row extends { readonly id: string }>() {
  return createColumnHelper<KitFeatures, Row>();
}
