import type { Cell, Row } from "@/lib/reader/documents/document";

/**
 * Returns the data cell under a header cell: by position, because empty cells leave no trace, or by column number if
 * none stands below it. A cell that spans several columns, such as the name of a sum, belongs to the first of them.
 */
export function cellUnder(header: Row, column: number, row: Row): Cell | undefined {
  const target = header.cells[column];
  if (!target) return undefined;
  const { isInTurn, isShifted, firsts } = placesIn(header, row);
  if (isInTurn) return row.cells[column];
  let best: Cell | undefined;
  let bestOverlap = 0;
  for (const [index, cell] of row.cells.entries()) {
    const overlap = Math.min(cell.right, target.right) - Math.max(cell.x, target.x);
    if (overlap > bestOverlap && (firsts[index] ?? column) >= column) {
      best = cell;
      bestOverlap = overlap;
    }
  }
  return best ?? (row.cells.length === header.cells.length && !isShifted ? row.cells[column] : undefined);
}

/** The positions of a row's cells relative to its header; `firsts` holds the first column that each cell covers. */
type Places = {
  readonly header: Row;
  readonly isInTurn: boolean;
  /**
   * "Cruise fare | 3,499.00 | 2 | 6,998.00" below "Rate | Qty | Amount | Comm.": the first column has no header, and
   * the last is empty.
   */
  readonly isShifted: boolean;
  readonly firsts: readonly (number | null)[];
};

/** A cache, because every column of a row asks for the same. */
const places = new WeakMap<Row, Places>();

function placesIn(header: Row, row: Row): Places {
  const known = places.get(row);
  if (known?.header === header) return known;
  const covered = row.cells.map((cell) =>
    header.cells.flatMap(({ x, right }, column) => (cell.x <= x && right <= cell.right ? [column] : [])),
  );
  const stands = (cell: Cell | undefined, column: number) => {
    const head = header.cells[column];
    return cell !== undefined && head !== undefined && cell.x < head.right && head.x < cell.right;
  };
  const shifted = row.cells.filter((cell, at) => stands(cell, at - 1) && !stands(cell, at));
  const isShifted = shifted.length > 1 && !stands(row.cells[0], 0);
  const found = {
    header,
    isShifted,
    isInTurn:
      !isShifted &&
      row.cells.length === header.cells.length &&
      covered.every((columns) => columns.length < 2) &&
      !row.cells.every((cell) => header.cells.some(({ x, right }) => cell.x < right && x < cell.right)),
    firsts: covered.map(([first = null]) => first),
  };
  places.set(row, found);
  return found;
}
