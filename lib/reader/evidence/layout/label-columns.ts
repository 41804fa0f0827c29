import type { Row } from "@/lib/reader/documents/document";
import type { Label } from "@/lib/reader/words/label";

/** The number of rows in a table that must have a label at a position before other text there counts as one. */
const FEWEST = 2;

/**
 * Tables with two columns of label and value pairs: by table number, the positions of label cells after the first cell
 * of a row, if several rows have them.
 */
export type LabelColumns = ReadonlyMap<number, ReadonlySet<number>>;

/** Finds the label columns; `labelsOf` returns the label of each cell in a row, or null. */
export function labelColumns(
  rows: readonly Row[],
  labelsOf: (row: Row) => readonly (Label | null)[],
): LabelColumns {
  return new Map(
    [...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, own]) => {
      // Rows with one or two cells have no second pair.
      const places = own.flatMap((row) =>
        table > 0 && row.cells.length > 2 ? placesIn(row, labelsOf(row)) : [],
      );
      const found = [...new Set(places)].filter(
        (x) => places.filter((other) => other === x).length >= FEWEST,
      );
      return found.length > 0 ? [[table, new Set(found)] as const] : [];
    }),
  );
}

/** Returns the positions of labels in a row that begins with one, with a value between each two. */
function placesIn({ cells }: Row, labels: readonly (Label | null)[]): number[] {
  if (!labels[0]) return [];
  return cells.flatMap(({ x }, at) => (at > 1 && labels[at] && !labels[at - 1] ? [x] : []));
}
