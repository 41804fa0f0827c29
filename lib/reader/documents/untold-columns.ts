import { datesIn } from "../words/date-range";
import { labelOf } from "../words/label";
import type { LabelRole } from "../words/label-rules";
import type { Cell, Row } from "./document";

const TWICE: ReadonlySet<LabelRole> = new Set<LabelRole>([
  "start",
  "end",
  "arrive",
  "depart",
  "return",
  "total",
  "commission",
]);

/**
 * "Arrival | 12 June | 19 June" and "Total | USD 640 | USD 685" in columns without headers: drops both values, because
 * nothing says which one is valid.
 */
export function dropUnnamedColumnValues(rows: readonly Row[]): readonly Row[] {
  const isUntold = rows.map((row) => hasTwo(row));
  if (isUntold.filter(Boolean).length < 2) return rows;
  return rows.map((row, index) => (isUntold[index] ? { ...row, cells: row.cells.slice(0, 1) } : row));
}

function hasTwo({ cells: [label, one, other, more] }: Row): boolean {
  if (!label || !one || !other || more || !TWICE.has(labelOf(textOf(label))?.role ?? "other")) return false;
  const [first, second] = [one, other].map((cell) => textOf(cell).trim());
  const kinds = [first, second].map((text = "") =>
    datesIn(text).length === 1 ? "day" : /\d[.,]\d{2}$|^[A-Z]{3} \d|\d [A-Z]{3}$/.test(text),
  );
  return first !== second && kinds[0] !== false && kinds[0] === kinds[1];
}

function textOf(cell: Cell): string {
  return cell.lines.map((line) => line.text).join(" ");
}
