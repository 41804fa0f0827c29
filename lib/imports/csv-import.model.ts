import { z } from "zod";
import { jsonText, missing } from "@/lib/platform/base/input";
import { type FormatAnswers, type FormatQuestion, formatAnswers } from "./csv-format.model";
import { type CsvMapping, csvMapping } from "./csv-mapping.model";

/** The largest file that is taken, in bytes. */
export const CSV_BYTES = 25_000_000;
/** How many errors and duplicates an answer names; the counts are always whole. */
export const NAMED_ROWS = 1_000;

/**
 * How to import, beside file and mapping. A row whose number is taken at its supplier is an error with `refuse`, left
 * out with `skip`, and imported anyway where `keep` names its row. An import with the id of a finished one changes nothing.
 */
export const importOptions = formatAnswers.strict().extend({
  importId: z.uuid("importId must be a UUID").optional(),
  duplicates: z.enum(["refuse", "skip"]).default("refuse"),
  keep: z.union([z.literal("all"), z.array(z.int().min(2).max(10_000_000)).max(100_000)]).default([]),
});
export type ImportOptions = z.output<typeof importOptions>;

/** The text fields of the multipart form. */
export const importForm = z.object({
  mapping: z
    .string({ error: missing("mapping is required") })
    .max(20_000, "mapping is too long")
    .pipe(jsonText())
    .pipe(csvMapping),
  options: z
    .string()
    .max(1_000_000, "options is too long")
    .default("{}")
    .pipe(jsonText())
    .pipe(importOptions),
});

export type CsvUpload = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly mapping: CsvMapping;
  readonly options: ImportOptions;
};

/** Row 0 and field `general` stand for the file as a whole. */
export type ImportError = { readonly row: number; readonly field: string; readonly message: string };

/** The contract's result, with our own id and counts. `success` is false when rows failed and none was imported. */
export type ImportResult = {
  readonly success: boolean;
  readonly imported: number;
  readonly failed: number;
  readonly errors: readonly ImportError[];
  readonly importId: string;
  readonly skipped: number;
  readonly suppliersCreated: number;
};

export const IMPORT_STATUSES = ["RUNNING", "DONE", "FAILED", "UNDONE"] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];
/** An import that has no result: it may be run (again). */
export const UNFINISHED: ImportStatus[] = ["RUNNING", "FAILED"];

/** An import as the agent sees it later. */
export type CsvImport = {
  readonly id: string;
  readonly fileName: string;
  readonly status: ImportStatus;
  readonly processed: number;
  readonly imported: number;
  readonly skipped: number;
  readonly failed: number;
  readonly suppliersCreated: number;
  readonly createdAt: string;
};

export type Cause = { readonly message: string; readonly count: number; readonly rows: readonly number[] };

/** One of the first rows, as it would be imported. */
export type SampleRow = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly errors: readonly ImportError[];
};

/** What an import would do. */
export type DryRun = {
  readonly rows: number;
  readonly ready: number;
  readonly failed: number;
  readonly duplicates: {
    readonly count: number;
    readonly rows: readonly {
      readonly row: number;
      readonly confirmationNumber: string;
      readonly above: number | null;
    }[];
  };
  readonly errors: readonly Cause[];
  readonly warnings: readonly Cause[];
  readonly newSuppliers: number;
  readonly commission: readonly { readonly currency: string; readonly minor: number }[];
  readonly sample: readonly SampleRow[];
  readonly questions: readonly FormatQuestion[];
  readonly answers: Required<FormatAnswers>;
};

/** What the agent last chose for a file with these headers. */
export type RememberedMapping = { readonly mapping: CsvMapping; readonly answers: FormatAnswers };

/** The words for a row whose number is taken. */
export function duplicateWords(number: string, above: number | null): string {
  return above === null
    ? `A booking with confirmation number ${number} already exists for this supplier.`
    : `Confirmation number ${number} stands in row ${above} already, for the same supplier.`;
}

/** `Row 3 - travelStartDate: Travel start date is required` */
export function errorLine({ row, field, message }: ImportError): string {
  return `Row ${row} - ${field}: ${message}`;
}

/** What undoing an import did: bookings `removed`, those with payments `kept`, and the `suppliers` it had made removed with them. */
export type UndoneImport = { readonly removed: number; readonly kept: number; readonly suppliers: number };

/** What bringing it back did. */
export type RedoneImport = { readonly restored: number; readonly suppliers: number };
