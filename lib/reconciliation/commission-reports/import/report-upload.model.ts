import { z } from "zod";
import { DATE_ORDER_ERROR, DATE_ORDERS } from "@/lib/imports/dates/csv-date-order.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { requiredText, text } from "@/lib/platform/base/input";
import type { Currency } from "@/lib/platform/base/money";
import { currencySchema, requiredDate } from "@/lib/platform/base/schemas";
import { BODY } from "../arrival/waiting-file.model";
import { reportAmount } from "../entries/entry-correction.model";
import type { ReportQuestion } from "../reading/report-reading.model";
import { MOST_DOUBTS } from "./report-doubts.model";
import { REPORT_FIELDS } from "./report-fields.model";
import { type ReportMapping, reportMapping } from "./report-mapping.model";

/** The largest statement file of a supplier that is taken, in bytes. */
export const REPORT_BYTES = 5_000_000;

/** How a file is read. What is left out is found out, and told. */
export const readingOptions = z.object({
  mapping: reportMapping.optional(),
  /** The fields about whose columns a question was answered, as the mapping says: no other mapping answers one. */
  answered: z
    .array(z.enum(REPORT_FIELDS, { error: "answered names a field that does not exist" }))
    .max(REPORT_FIELDS.length)
    .optional(),
  dateOrder: z.enum(DATE_ORDERS, { error: DATE_ORDER_ERROR }).optional(),
  decimalMark: z.enum([".", ","], { error: "decimalMark must be . or ," }).optional(),
  currency: currencySchema.optional(),
  /** The row that the headings stand in, the first of the file being 1. */
  headingRow: z.int().min(1).max(1_000_000).optional(),
  /** Which sheet of a workbook is the statement, by its name. */
  sheet: z.string().max(100).optional(),
});
export type ReadingOptions = z.output<typeof readingOptions>;

/** A file that came with a mail: `attachment` counts the mail's attachments from 0, and is -1 for its own text; `ownerId` is null where the mail is nobody's. */
export const attachedFile = z.object({
  ownerId: z.uuid("ownerId must be an id").nullable(),
  emailId: z.uuid("emailId must be an id"),
  attachment: z.int("attachment must be a number").min(BODY).max(1_000),
});
export type AttachedFile = z.output<typeof attachedFile>;

/** What a person says of the report as a whole. */
export const reportDetails = z.object({
  supplierName: requiredText("Supplier is required", 200),
  referenceNumber: requiredText("Reference number is required", 100),
  receivedOn: requiredDate("Date"),
  /** In major units; without it what the document takes off or adds beside its lines. */
  adjustmentAmount: reportAmount("Adjustment").nullish(),
  /** What is paid out, as the document states it; without it what the document says or the lines come to. */
  netAmount: reportAmount("Net").nullish(),
  /** What doesn't hold and is taken all the same, each in the words in which it was told. */
  acceptedProblems: z.array(text(1_000)).max(MOST_DOUBTS).default([]),
});

/** The `options` of `POST /admin/commission-reports/import`. */
export const importOptions = readingOptions.extend(reportDetails.shape);
export type ImportOptions = z.output<typeof importOptions>;

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
  /** Why none of the lines is taken, where many of them can't be read. */
  readonly refusal: string | null;
  /** What reads two ways, while nobody has said which; or a workbook of several tables. */
  readonly questions: readonly ReportQuestion[];
  /** The row that the headings stand in, null where none was found; and the first rows, of which one may be it. */
  readonly headingRow: number | null;
  readonly mayBeHeadings: readonly { readonly row: number; readonly text: string }[];
  readonly lineCount: number;
  readonly totalLines: number;
  readonly gross: string;
  readonly fee: string;
  readonly tax: string;
  /** What is added to the lines as a whole: bank charges are negative. */
  readonly adjustment: string;
  /** What is paid out after that. */
  readonly net: string;
  /** What of the figures doesn't hold, in the words that `acceptedProblems` takes. */
  readonly doubts: readonly string[];
  /** The document's own sums that its lines come to, in words. */
  readonly agreed: readonly string[];
  readonly problems: readonly { readonly row: number; readonly message: string }[];
  readonly problemCount: number;
  readonly sample: readonly SampleLine[];
  /** The report that has this very document. */
  readonly knownId: string | null;
  /** Rows with an amount that are no lines of a PDF's table. */
  readonly leftOut: readonly string[];
  /** What was left out of a workbook, and the lines of which an amount was rounded, in sentences. */
  readonly notes: readonly string[];
  /** The sheets of a workbook that hold a table; more than one can be chosen from. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** What the document says of itself; `netAmount` in major units. */
  readonly guess: {
    readonly supplierName: string;
    readonly referenceNumber: string;
    readonly netAmount: number | null;
    readonly adjustmentAmount: number;
    readonly receivedOn: CalendarDate | null;
  };
};
