import type { TableRow } from "../import/report-lines.model";
import { DECIMALS } from "./row-kinds.model";

const DIRECTED = /^(?<amount>\S*\d\S*)\s*(?<direction>CR|DR)$/i;
/** A minus beside "DR", as in "-40.00 DR", says the same again. */
const IS_NEGATIVE = /^[-\u2212(]/;

/**
 * Gives amounts followed by "DR" a minus, because the agent owes them. This applies if "CR" occurs too, or if only a
 * few amounts have "DR".
 */
export function withDirections<Row extends Pick<TableRow, "cells">>(rows: readonly Row[]): readonly Row[] {
  const cells = rows.flatMap((row) => row.cells);
  const seen = cells.flatMap((cell) => DIRECTED.exec(cell.trim())?.groups?.direction?.toUpperCase() ?? []);
  const isFew = seen.includes("DR") && seen.length * 2 < cells.filter((cell) => DECIMALS.test(cell)).length;
  if (new Set(seen).size < 2 && !isFew) return rows;
  const signed = (cell: string) => {
    const { amount, direction } = DIRECTED.exec(cell.trim())?.groups ?? {};
    if (!amount) return cell;
    return direction?.toUpperCase() === "DR" && !IS_NEGATIVE.test(amount) ? `-${amount}` : amount;
  };
  return rows.map((row) => ({ ...row, cells: row.cells.map(signed) }));
}
