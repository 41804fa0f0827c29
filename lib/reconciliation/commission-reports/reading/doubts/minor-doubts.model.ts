import { isPadded, mayCountMinor } from "@/lib/imports/minor-amounts.model";
import type { LineReading } from "../../import/report-lines.model";
import type { ReportTable } from "../../import/report-table.model";
import type { Doubt } from "../line-checks.model";
import { isAmount } from "../row-kinds.model";
import type { SortedRows } from "../sorted-rows.model";

type Columns = Pick<LineReading, "headers" | "mapping">;

const PAID = ["gross", "part", "net"] as const;
const DECIMALS = /\d[.,]\d{1,2}(?!\d)/;

/**
 * Returns why zero-padded amounts can't be imported: only the program that wrote them knows where their decimals begin.
 */
export function paddedAmounts(rows: SortedRows, columns: Columns): string | null {
  const padded = paidCells(rows, columns).find((cell) => isPadded(cell) && /[1-9]/.test(cell));
  if (padded === undefined) return null;
  return `"${padded}" and other amounts are records of a fixed width, without a decimal mark, so that none is taken: ask for the statement as a CSV or XLSX file.`;
}

/** Returns a doubt if no amount in a document has decimals, so that commissions may be in cents. */
export function minorDoubts(
  { above, rows: all }: ReportTable,
  rows: SortedRows,
  { headers, mapping, format }: Columns & Pick<LineReading, "format">,
): readonly Doubt[] {
  const cells = paidCells(rows, { headers, mapping });
  const headings = PAID.flatMap((field) => mapping[field] ?? []);
  const rates = [mapping.rate, mapping.splitRate].map((header) => headers.indexOf(header ?? "\u0000"));
  const hasDecimals = [...above, ...all].some((row) =>
    row.cells.some((cell, at) => !rates.includes(at) && isAmount(cell) && DECIMALS.test(cell)),
  );
  if (hasDecimals || !mayCountMinor(cells, headings, format.currency)) return [];
  const example = cells.find((cell) => /[1-9]/.test(cell));
  return [{ row: null, message: `No amount has decimals, such as ${example}: they may count cents` }];
}

function paidCells({ lines }: SortedRows, { headers, mapping }: Columns): readonly string[] {
  const places = PAID.map((field) => headers.indexOf(mapping[field] ?? "\u0000")).filter((at) => at >= 0);
  return lines.flatMap(({ cells }) => places.map((at) => cells[at]?.trim() ?? ""));
}
