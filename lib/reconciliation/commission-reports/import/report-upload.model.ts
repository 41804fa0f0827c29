import { z } from "zod";
import { DATE_ORDER_ERROR, DATE_ORDERS } from "@/lib/imports/dates/csv-date-order.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { requiredText, text } from "@/lib/platform/base/input";
import type { Currency } from "@/lib/platform/base/money";
import { currencySchema, requiredDate } from "@/lib/platform/base/schemas";
import { BODY } from "../arrival/waiting-file.model";
import { reportAmount } from "../entries/report-correction.model";
import type { ReportQuestion } from "../reading/report-reading.model";
import { MOST_DOUBTS } from "./report-doubts.model";
import { REPORT_FIELDS } from "./report-fields.model";
import { type ReportMapping, reportMapping } from "./report-mapping.model";

/** The maximum size of a supplier's statement file, in bytes. */
export const REPORT_BYTES = 5_000_000;

/** How to read a file. Missing options are detected and reported. */
export const readingOptions = z.object({
  mapping: reportMapping.optional(),
  /**
   * The fields of columns about which questions were answered by the mapping. A mapping alone doesn't answer a
   * question.
   */
  answered: z
    .array(z.enum(REPORT_FIELDS, { error: "answered names a field that does not exist" }))
    .max(REPORT_FIELDS.length)
    .optional(),
  dateOrder: z.enum(DATE_ORDERS, { error: DATE_ORDER_ERROR }).optional(),
  decimalMark: z.enum([".", ","], { error: "decimalMark must be . or ," }).optional(),
  currency: currencySchema.optional(),
  /** The row of the headings, counted from 1. */
  headingRow: z.int().min(1).max(1_000_000).optional(),
  /** The name of the workbook sheet that is the statement. */
  sheet: z.string().max(100).optional(),
});
export type ReadingOptions = z.output<typeof readingOptions>;

/**
 * A file from an email. `attachment` is the index of the attachment, or -1 for the email's own text. `ownerId` is null
 * if the email has no owner.
 */
export const attachedFile = z.object({
  ownerId: z.uuid("ownerId must be an id").nullable(),
  emailId: z.uuid("emailId must be an id"),
  attachment: z.int("attachment must be a number").min(BODY).max(1_000),
});
export type AttachedFile = z.output<typeof attachedFile>;

/** The details of a report as a whole that a person states. */
export const reportDetails = z.object({
  supplierName: requiredText("Supplier is required", 200),
  referenceNumber: requiredText("Reference number is required", 100),
  receivedOn: requiredDate("Date"),
  /** In major units. If omitted, the adjustment that the document states. */
  adjustmentAmount: reportAmount("Adjustment").nullish(),
  /**
   * The amount paid out, as the document states it. If omitted, the amount detected in the document, or the sum of the
   * lines.
   */
  netAmount: reportAmount("Net").nullish(),
  /** The doubts to accept, in exactly the words in which they were reported. */
  acceptedProblems: z.array(text(1_000)).max(MOST_DOUBTS).default([]),
});

/** The `options` of `POST /admin/commission-reports/import`. */
export const importOptions = readingOptions.extend(reportDetails.shape);
export type ImportOptions = z.output<typeof importOptions>;

/** One of the first lines, as it would be imported. */
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
  /** What the mapping lacks; null if nothing. Without it, nothing is read. */
  readonly lacks: string | null;
  readonly currency: Currency;
  readonly isCurrencyStated: boolean;
  readonly dateOrder: (typeof DATE_ORDERS)[number];
  readonly decimalMark: "." | ",";
  /** Why none of the lines can be imported, if many can't be read. */
  readonly refusal: string | null;
  /** Unanswered questions about ambiguous values, or about a workbook with several tables. */
  readonly questions: readonly ReportQuestion[];
  /** The row of the headings, null if none was found, and the first rows, from which it can be chosen. */
  readonly headingRow: number | null;
  readonly mayBeHeadings: readonly { readonly row: number; readonly text: string }[];
  readonly lineCount: number;
  readonly totalLines: number;
  readonly gross: string;
  readonly fee: string;
  readonly tax: string;
  /** The adjustment of the lines as a whole, negative for bank charges. */
  readonly adjustment: string;
  /** The amount paid out after the adjustment. */
  readonly net: string;
  /** Inconsistencies of the figures, in the words that `acceptedProblems` takes. */
  readonly doubts: readonly string[];
  /** The document's totals that agree with the lines, in words. */
  readonly agreed: readonly string[];
  readonly problems: readonly { readonly row: number; readonly message: string }[];
  readonly problemCount: number;
  readonly sample: readonly SampleLine[];
  /** The id of the report that has the same document. */
  readonly knownId: string | null;
  /** Rows with an amount that aren't lines of a PDF's table. */
  readonly leftOut: readonly string[];
  /** What was left out of a workbook, and lines with rounded amounts, as sentences. */
  readonly notes: readonly string[];
  /** The sheets of a workbook that contain a table; if there are several, one can be chosen. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** What the document states about itself. `netAmount` is in major units. */
  readonly guess: {
    readonly supplierName: string;
    readonly referenceNumber: string;
    readonly netAmount: number | null;
    readonly adjustmentAmount: number;
    readonly receivedOn: CalendarDate | null;
  };
};
