import { z } from "zod";
import { jsonText, missing } from "@/lib/platform/base/input";
import { type FormatAnswers, type FormatQuestion, formatAnswers } from "./csv-format.model";
import { type CsvMapping, csvMapping } from "./csv-mapping.model";

/** The maximum size of a file, in bytes. */
export const CSV_BYTES = 25_000_000;
/** The maximum number of errors and duplicates listed in a response. The counts always cover all of them. */
export const NAMED_ROWS = 1_000;

/**
 * The options of an import. A row whose confirmation number already exists at its supplier is an error with `refuse`
 * and left out with `skip`; rows listed in `keep` are imported anyway. An import with the id of a finished one changes
 * nothing.
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

/** An error of a row. Row 0 and the field `general` stand for the file as a whole. */
export type ImportError = { readonly row: number; readonly field: string; readonly message: string };

/**
 * The result that the API contract prescribes, with our own id and counts added. `success` is false if rows failed and
 * none was imported.
 */
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
/** The states of an import without a result, which may be run or run again. */
export const UNFINISHED: ImportStatus[] = ["RUNNING", "FAILED"];

/** An import as listed for the agent afterwards. */
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

/** One of the first rows, with the errors that an import would report. */
export type SampleRow = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly errors: readonly ImportError[];
};

/** A preview of what an import would do. */
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

/** The choices that the agent last made for a file with the same headers. */
export type RememberedMapping = { readonly mapping: CsvMapping; readonly answers: FormatAnswers };

/**
 * Returns the error message for a row whose confirmation number already exists, in the file (`above` is its row) or as
 * a booking.
 */
export function duplicateWords(number: string, above: number | null): string {
  return above === null
    ? `A booking with confirmation number ${number} already exists for this supplier.`
    : `Confirmation number ${number} stands in row ${above} already, for the same supplier.`;
}

/** `Row 3 - travelStartDate: Travel start date is required` */
export function errorLine({ row, field, message }: ImportError): string {
  return `Row ${row} - ${field}: ${message}`;
}

/**
 * The result of undoing an import: the number of bookings `removed`, of bookings with payments `kept`, and of removed
 * `suppliers` that the import had created.
 */
export type UndoneImport = { readonly removed: number; readonly kept: number; readonly suppliers: number };

/** The result of redoing an undone import. */
export type RedoneImport = { readonly restored: number; readonly suppliers: number };
