import "server-only";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import type { CsvFile } from "./csv-file.model";
import { type DetectedFormat, formatDetector } from "./csv-format.model";
import type { CsvUpload } from "./csv-import.model";
import { FIELD_LABELS } from "./csv-mapping.model";
import { type RowResult, rowReader } from "./csv-row.model";
import type { RowFormat } from "./csv-row-amounts.model";

/** A function that reads the rows of one file, its format, and the questions that remain open. */
export type Reading = {
  readonly read: (cells: readonly string[]) => RowResult;
  readonly format: RowFormat;
  readonly questions: DetectedFormat["questions"];
};

/**
 * Determines the format of a whole file. Throws INVALID_INPUT for a mapped column that the file doesn't have, and for a
 * file without rows.
 */
export function readingOf(
  file: CsvFile,
  { mapping, options }: Pick<CsvUpload, "mapping" | "options">,
): Reading {
  refuseUnknownColumns(file, mapping);
  const detector = formatDetector(file.headers, mapping);
  let isEmpty = true;
  for (const { cells } of file.rows()) {
    isEmpty = false;
    detector.look(cells);
  }
  if (isEmpty) throw new Failure("INVALID_INPUT", "This file has no rows below its headers.");
  const { format, questions } = detector.result(options);
  return { format, questions, read: rowReader(file.headers, mapping, format) };
}

function refuseUnknownColumns(file: CsvFile, mapping: CsvUpload["mapping"]): void {
  for (const [field, header] of Object.entries(mapping)) {
    if (file.headers.includes(header)) continue;
    const message = `${FIELD_LABELS[field as keyof typeof FIELD_LABELS]} is mapped to a column that this file doesn't have.`;
    throw invalidField(field, message);
  }
}
