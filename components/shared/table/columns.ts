import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSelectionFeature,
  tableFeatures,
} from "@tanstack/react-table";

/** What the kit needs to know of a column. `label` names it in menus and on cards; `sortKey` is its word in the query's `sort`; `card` is its place under 768 px: the heading, beside it, the corner (row actions), one labelled line (the default), or away. */
type KitColumn = {
  readonly label: string;
  readonly align?: "end";
  readonly sortKey?: string;
  readonly card?: "title" | "aside" | "corner" | "line" | "away";
};

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
