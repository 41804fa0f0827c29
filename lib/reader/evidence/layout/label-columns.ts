import type { Row } from "@/lib/reader/documents/document";
import type { Label } from "@/lib/reader/words/label";

/** So many rows of a table have to have a label at a place before what else stands there is one too. */
const FEWEST = 2;

/** By the number of a table, where the cells stand, behind the first of a row, that hold labels in several of its rows: facts in two columns of pairs. */
export type LabelColumns = ReadonlyMap<number, ReadonlySet<number>>;

/** `labelsOf` tells for each cell of a row whether it is a label. */
export function labelColumns(
  rows: readonly Row[],
  labelsOf: (row: Row) => readonly (Label | null)[],
): LabelColumns {
  return new Map(
    [...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, own]) => {
      // Rows of one cell or two have no second pair.
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

/** Where labels stand in a row that begins with one, each with a value between. */
function placesIn({ cells }: Row, labels: readonly (Label | null)[]): number[] {
  if (!labels[0]) return [];
  return cells.flatMap(({ x }, at) => (at > 1 && labels[at] && !labels[at - 1] ? [x] : []));
}
