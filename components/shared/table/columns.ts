import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** A column of a list of `Row`s; sorting is the server's. */
export type Column<Row> = {
  /** Names it in the cookie of the view; letters only. */
  readonly id: string;
  /** Names it in headings, menus and on cards. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "end";
  /** Its word in the query's `sort`. */
  readonly sortKey?: string;
  /** Whether nobody can hide it. */
  readonly stays?: true;
  /** When it makes room for the others, where the list is narrow; without it never. */
  readonly leaves?: "first" | "second" | "third";
  readonly card?: CardPlace;
};

/**
 * Where a column stands on a card, under 768 px: the heading, beside it, the two values under it and what is beside
 * those, the corner (row actions), one labelled line (the default), one without a label, or nowhere.
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

/** Told by the width of the list, whatever else the window shows. */
const LEAVES = {
  first: "@max-[59rem]/list:hidden",
  second: "@max-[52rem]/list:hidden",
  third: "@max-[46rem]/list:hidden",
} as const;

/** The looks of a column's heading. */
export function headingLooks({ align, leaves }: Pick<Column<never>, "align" | "leaves">): string {
  return cn(
    "h-9 whitespace-nowrap px-3 text-left font-medium text-muted-foreground text-xs md:@max-[62rem]/list:px-2",
    align === "end" && "text-right",
    leaves && LEAVES[leaves],
  );
}

const known = new WeakMap<object, string>();

/** The looks of a column's cells: worked out once for all rows, of which a page shows up to a hundred. */
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
