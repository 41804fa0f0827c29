import type { LineReading } from "../../import/report-lines.model";
import { conceptsOf } from "../columns/column-words.model";
import type { Doubt } from "../line-checks.model";
import type { SortedRows } from "../sorted-rows.model";

/** Small whole numbers, as percents are printed. */
const WHOLE = /^-?\d{1,2}$/;
const MOST = 50;
const DECIMALS = /\d[.,]\d{2}(?!\d)/;
const LEAST = 2;

/**
 * Returns a doubt if a commission is printed in small whole numbers beside prices with decimals, so that it may be the
 * percentage. A rate or a total of the commissions would tell.
 */
export function rateDoubts(
  { lines }: SortedRows,
  { headers, mapping }: Pick<LineReading, "headers" | "mapping">,
  isProved: boolean,
): readonly Doubt[] {
  const { gross, net, rate } = mapping;
  const [paid, ...others] = [gross, net].filter((header) => header !== undefined);
  if (isProved || rate || !paid || others.length > 0 || conceptsOf(paid).has("amount")) return [];
  const cellsOf = (header: string | undefined) =>
    lines.map(({ cells }) => cells[headers.indexOf(header ?? "\u0000")]?.trim() ?? "").filter(Boolean);
  const cells = cellsOf(paid);
  const isSmall =
    cells.length >= LEAST && cells.every((cell) => WHOLE.test(cell) && Math.abs(Number(cell)) <= MOST);
  const hasPrices = [mapping.sale, mapping.base].some((header) =>
    cellsOf(header).some((cell) => DECIMALS.test(cell)),
  );
  if (!isSmall || !hasPrices) return [];
  return [
    { row: null, message: `"${paid}" holds small whole numbers, such as ${cells[0]}: they may be percents` },
  ];
}
