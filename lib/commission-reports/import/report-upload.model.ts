import { z } from "zod";
import type { CalendarDate } from "@/lib/base/calendar-date";
import { requiredText } from "@/lib/base/input";
import type { Currency } from "@/lib/base/money";
import { currencySchema, requiredDate } from "@/lib/base/schemas";
import { DATE_ORDERS } from "@/lib/csv-import/csv-date.model";
import { reportAmount } from "../entries/entry-correction.model";
import { type ReportMapping, reportMapping } from "./report-mapping.model";

/** The largest statement file of a supplier that is taken, in bytes. */
export const REPORT_BYTES = 5_000_000;

/** How a file is read. What is left out is found out, and told. */
export const readingOptions = z.object({
  mapping: reportMapping.optional(),
  dateOrder: z.enum(DATE_ORDERS, { error: "dateOrder must be DMY or MDY" }).optional(),
  decimalMark: z.enum([".", ","], { error: "decimalMark must be . or ," }).optional(),
  currency: currencySchema.optional(),
  /** Which sheet of a workbook is the statement, by its name. */
  sheet: z.string().max(100).optional(),
});
export type ReadingOptions = z.output<typeof readingOptions>;

/** What a person says of the report as a whole. */
export const reportDetails = z.object({
  supplierName: requiredText("Supplier is required", 200),
  referenceNumber: requiredText("Reference number is required", 100),
  receivedOn: requiredDate("Date"),
  /** In major units; without it nothing is added to what the lines come to. */
  adjustmentAmount: reportAmount("Adjustment").default(0),
  /** As the document states it; without it what the lines come to. */
  netAmount: reportAmount("Net").nullish(),
});

/** The `options` of `POST /admin/commission-reports/import`. */
export const importOptions = readingOptions.extend(reportDetails.shape);
export type ImportOptions = z.output<typeof importOptions>;

/** What a file leaves open, and the answers to choose from where they are the file's own. */
export type ReportQuestion = {
  readonly about: "sheet" | "dateOrder" | "decimalMark";
  readonly example: string;
  readonly choices?: readonly string[];
};

/** One of the first lines as it would be imported. */
export type SampleLine = {
  readonly row: number;
  readonly confirmationNumber: string | null;
  readonly clientName: string | null;
  readonly travelStart: CalendarDate | null;
  readonly gross: string;
  readonly net: string;
};

/** What importing a file would do, and how it was read. */
export type ReportPreview = {
  readonly headers: readonly string[];
  readonly mapping: ReportMapping;
  /** What the mapping lacks; nothing is read until it is there. */
  readonly lacks: string | null;
  readonly currency: Currency;
  readonly isCurrencyStated: boolean;
  readonly dateOrder: (typeof DATE_ORDERS)[number];
  readonly decimalMark: "." | ",";
  /** Values that read both ways, while nobody has said which; or a workbook of several tables. */
  readonly questions: readonly ReportQuestion[];
  readonly lineCount: number;
  readonly totalLines: number;
  readonly gross: string;
  readonly fee: string;
  readonly tax: string;
  readonly net: string;
  readonly problems: readonly { readonly row: number; readonly message: string }[];
  readonly problemCount: number;
  readonly sample: readonly SampleLine[];
  /** The report that has this very document. */
  readonly knownId: string | null;
  /** Rows with an amount that are no lines of a PDF's table. */
  readonly leftOut: readonly string[];
  /** What of a workbook was left out because it is hidden or another sheet's, in sentences. */
  readonly notes: readonly string[];
  /** The sheets of a workbook that hold a table; more than one can be chosen from. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** What the document says of itself; `netAmount` in major units. */
  readonly guess: {
    readonly supplierName: string;
    readonly referenceNumber: string;
    readonly netAmount: number | null;
  };
};
