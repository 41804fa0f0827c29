import type { DecimalMark } from "@/lib/imports/csv-amount.model";
import { type DetectedFormat, writingDetector } from "@/lib/imports/csv-format.model";
import { type Currency, digitsOf } from "@/lib/platform/base/money";
import { type CsvColumn, means } from "./csv-columns.model";
import { moneyNames, type NumberColumn } from "./csv-money.model";
import type { Roles } from "./csv-roles.model";
import type { CsvTable } from "./csv-table.model";

/** Returns how the amounts of all columns are written. */
export function writtenMark(columns: readonly CsvColumn[]): DetectedFormat {
  const detector = writingDetector();
  for (const { filled, isAmount } of columns)
    if (isAmount) for (const cell of filled) detector.lookAtAmount(cell);
  return detector.result({});
}

/** In a currency without decimals, the comma in 1,234 can't be a decimal mark. */
export function withoutDecimals(found: DetectedFormat, own: Currency | undefined): DetectedFormat {
  const { format, questions } = found;
  const open = questions.find(({ about }) => about === "decimalMark");
  if (!open || !own || digitsOf(own) > 0) return found;
  const decimalMark = open.example.includes(",") ? "." : ",";
  return { ...found, format: { ...format, decimalMark }, questions: questions.filter((one) => one !== open) };
}

/** Detects the date order and the decimal mark from all rows. Balances count as amounts too. */
export function writingOf(
  table: CsvTable,
  headers: readonly string[],
  roles: Roles,
  numbers: readonly NumberColumn[],
  decimalMark: DecimalMark | undefined,
) {
  const detector = writingDetector();
  const balances = numbers.filter(({ column }) => means(column, "balance")).map(({ column }) => column.name);
  const places = [...new Set([...moneyNames({ ...roles, direction: null }), ...balances])].map((name) =>
    headers.indexOf(name),
  );
  const date = headers.indexOf(roles.date ?? "\u0000");
  for (const { cells } of table.records()) {
    detector.lookAtDate(cells[date] ?? "");
    for (const place of places) detector.lookAtAmount(cells[place] ?? "");
  }
  return detector.result(decimalMark ? { decimalMark } : {});
}
