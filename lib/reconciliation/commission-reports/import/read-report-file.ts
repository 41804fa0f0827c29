import "server-only";
import { readTable } from "../reading/read-table.model";
import type { ReportReading } from "../reading/report-reading.model";
import { isSure, joinedParts, paidSheet } from "../reading/report-sheets.model";
import { isOpenWord } from "../reading/row-kinds.model";
import { readReportTable } from "./report-table";
import type { ReportTable } from "./report-table.model";
import type { ReadingOptions } from "./report-upload.model";

/**
 * Reads a supplier's statement and checks its figures. The sheets of a workbook are read together if the sum paid, or
 * the total of each sheet, proves that they belong together. Throws INVALID_INPUT for a file that isn't a statement.
 */
export async function readReportFile(
  bytes: Uint8Array,
  name: string,
  options: ReadingOptions,
): Promise<ReportReading> {
  const { joined, parts = [], ...table } = await readReportTable(bytes, name, options);
  const all = joined && readTable(joined, options);
  const isAll = all !== undefined && isSure(all) && all.provesPaid;
  const read = (part: ReportTable) => readTable(part, options);
  const isUnpaid = table.sheets.some(isOpenWord);
  const whole = isAll ? all : isUnpaid ? null : joinedParts(parts, read);
  if (!whole) {
    const paid = isUnpaid ? paidSheet(parts, table.sheets, read) : null;
    return paid ? { ...paid, sheets: table.sheets } : read(table);
  }
  const names = table.sheets.map((sheet) => `"${sheet}"`).join(", ");
  return { ...whole, notes: [...whole.notes, `The sheets ${names} were read together.`] };
}
