import type { CsvRow } from "@/lib/imports/csv-file.model";
import type { Currency } from "@/lib/platform/base/money";
import type { TableRow } from "./report-lines.model";

/** What a document says of itself, beside its lines. */
export type Stated = {
  readonly supplierName?: string | undefined;
  readonly referenceNumber?: string | undefined;
  readonly currency?: Currency | undefined;
  /** In major units. */
  readonly netAmount?: number | undefined;
};

/** A statement's table: its headers, wherever they stand, and the rows below. */
export type ReportTable = {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  /** The rows before the headings. */
  readonly above: readonly CsvRow[];
  /** The row that the headings stand in, and those that they may stand in: a person says which. */
  readonly headingRow: number | null;
  readonly mayBeHeadings: readonly CsvRow[];
  /** Rows with an amount that are no lines of the table. */
  readonly leftOut: readonly string[];
  readonly stated: Stated;
  /** What was left out of a workbook, and what else is to be known, in sentences. */
  readonly notes: readonly string[];
  /** The sheets of a workbook that hold a table; of several one has to be chosen. */
  readonly sheets: readonly string[];
  /** The one that was read. */
  readonly sheet: string | null;
  /** All sheets below each other, where nobody has said which of several with a table is the statement. */
  readonly joined?: ReportTable;
  /** Each of them by itself, where all sheets that hold something have a table. */
  readonly parts?: readonly ReportTable[];
};
