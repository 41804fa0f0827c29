import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** A column of a list of `Row`s; the server does the sorting. */
export type Column<Row> = {
  /** Identifies the column in the view's cookie; letters only. */
  readonly id: string;
  /** The label in headings, menus and on cards. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "end";
  /** The column's name in the query's `sort`. */
  readonly sortKey?: string;
  /** The user can't hide the column. */
  readonly stays?: true;
  /** The order in which columns are hidden where the list is narrow; a column without it always stays. */
  readonly leaves?: "first" | "second" | "third";
  readonly card?: CardPlace;
};

/**
 * The position of a column on a card, below 768 px: the heading ("title"), next to it ("aside"), the two values below
 * it and the one next to those ("under", "under second", "under aside"), the corner for row actions, a line with a
 * label (the default), a line without one ("wide"), or hidden ("away").
 */
export type CardPlace =
  | "title"
  | "aside"
  | "under"
  | "under second"
  | "under aside"
  | "corner"
  | "line"
  | "wide"
  | "away";

/** These depend on the width of the list, not of the window. */
const LEAVES = {
  first: "@max-[59rem]/list:hidden",
  second: "@max-[52rem]/list:hidden",
  third: "@max-[46rem]/list:hidden",
} as const;

/** Returns the classes of a column's heading. */
export function headingLooks({ align, leaves }: Pick<Column<never>, "align" | "leaves">): string {
  return cn(
    "h-9 whitespace-nowrap px-3 text-left font-medium text-muted-foreground text-xs md:@max-[62rem]/list:px-2",
    align === "end" && "text-right",
    leaves && LEAVES[leaves],
  );
}

const known = new WeakMap<object, string>();

/**
 * Returns the classes of a column's cells. They are computed once per column, since a page shows up to a hundred rows.
 */
export function cellLooks<Row>(column: Column<Row>): string {
  const { align, leaves, card = "line" } = column;
  const looks =
    known.get(column) ??
    cn("list-cell", align === "end" && "text-right", leaves && LEAVES[leaves], CARD[card]);
  known.set(column, looks);
  return looks;
}

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
