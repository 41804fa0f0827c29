import type { CsvRow } from "@/lib/imports/csv-file.model";
import type { Currency } from "@/lib/platform/base/money";
import type { TableRow } from "./report-lines.model";

/** What a document states about itself, in addition to its lines. */
export type Stated = {
  readonly supplierName?: string | undefined;
  readonly referenceNumber?: string | undefined;
  readonly currency?: Currency | undefined;
  /** In major units. */
  readonly netAmount?: number | undefined;
};

/** A statement's table: its headers, wherever they are, and the rows below. */
export type ReportTable = {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  /** The rows above the headings. */
  readonly above: readonly CsvRow[];
  /** The row of the headings, and the rows from which a person can choose it. */
  readonly headingRow: number | null;
  readonly mayBeHeadings: readonly CsvRow[];
  /** Rows with an amount that aren't lines of the table. */
  readonly leftOut: readonly string[];
  readonly stated: Stated;
  /** Which of the printed pages is missing, as a sentence. */
  readonly missingPage?: string | null;
  /** What was left out of a workbook, and other notes, as sentences. */
  readonly notes: readonly string[];
  /** The sheets of a workbook that contain a table. If there are several, one must be chosen. */
  readonly sheets: readonly string[];
  /** The sheet that was read. */
  readonly sheet: string | null;
  /** All sheets joined, if several have a table and nobody has chosen the statement. */
  readonly joined?: ReportTable;
  /** Each sheet separately, if all sheets with contents have a table. */
  readonly parts?: readonly ReportTable[];
};
