import "server-only";
import { readTable } from "../reading/read-table.model";
import type { ReportReading } from "../reading/report-reading.model";
import { readReportTable } from "./report-table";
import type { ReadingOptions } from "./report-upload.model";

/** Reads a supplier's statement line by line, and holds its figures against each other. INVALID_INPUT for a file that is none. */
export async function readReportFile(
  bytes: Uint8Array,
  name: string,
  options: ReadingOptions,
): Promise<ReportReading> {
  return readTable(await readReportTable(bytes, name, options), options);
}
