import "server-only";
import { readTable } from "../reading/read-table.model";
import type { ReportReading } from "../reading/report-reading.model";
import { isSure, joinedParts } from "../reading/report-sheets.model";
import { readReportTable } from "./report-table";
import type { ReadingOptions } from "./report-upload.model";

/**
 * Reads a supplier's statement line by line, and holds its figures against each other; the sheets of a workbook together
 * where the sum that is paid says so, or the total of each. INVALID_INPUT for a file that is none.
 */
export async function readReportFile(
  bytes: Uint8Array,
  name: string,
  options: ReadingOptions,
): Promise<ReportReading> {
  const { joined, parts = [], ...table } = await readReportTable(bytes, name, options);
  const all = joined && readTable(joined, options);
  const isAll = all !== undefined && isSure(all) && all.provesPaid;
  const whole = isAll ? all : joinedParts(parts, (part) => readTable(part, options));
  if (!whole) return readTable(table, options);
  const names = table.sheets.map((sheet) => `"${sheet}"`).join(", ");
  return { ...whole, notes: [...whole.notes, `The sheets ${names} were read together.`] };
}
