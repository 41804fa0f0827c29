import { z } from "zod";
import { DATE_ORDER_ERROR, DATE_ORDERS } from "@/lib/imports/dates/csv-date-order.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { jsonText } from "@/lib/platform/base/input";
import { type Money, major } from "@/lib/platform/base/money";
import type {
  StatedTotal,
  StatementFormat,
  StatementQuestion,
} from "@/lib/reconciliation/bank-statements/statement.model";
import {
  type StatementMapping,
  statementMapping,
} from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import type { BankAccount } from "../accounts/account.model";
import type { CsvColumns } from "./reading/statement-task.model";

/** How many skipped lines a plan keeps and an answer names; the counts are always whole. */
export const NAMED_LINES = 1_000;
/** So many of a file's own totals a plan keeps, and can be accepted although they are others; those go first. */
export const MOST_TOTALS = 200;

/** How a file is to be read, beside its bytes. No account: what the file says tells it. */
export const statementOptions = z.object({
  accountId: z
    .union([z.uuid("accountId must be a UUID"), z.literal("")])
    .nullish()
    .transform((id) => id || null),
  mapping: statementMapping.nullish().transform((mapping) => mapping ?? null),
  dateOrder: z.enum(DATE_ORDERS, { error: DATE_ORDER_ERROR }).optional(),
  decimalMark: z.enum([".", ","], { error: "decimalMark must be . or ," }).optional(),
  /** Which of the file's accounts it is, by the name that the file gives it, where it holds several. */
  fileAccount: z.string().max(200, "fileAccount is too long").optional(),
  /** Which of the file's own totals are taken although what is read comes to others, in the words that told of it. */
  acceptedTotals: z.array(z.string().max(200)).max(MOST_TOTALS).optional(),
});
export type StatementOptions = z.output<typeof statementOptions>;

/** The text fields of an upload, in a form or a query. */
export const uploadFields = statementOptions.extend({
  mapping: z
    .string()
    .max(20_000, "mapping is too long")
    .pipe(jsonText())
    .pipe(statementMapping)
    .nullish()
    .transform((mapping) => mapping ?? null),
  dryRun: z
    .enum(["true", "false"], { error: "dryRun must be true or false" })
    .default("false")
    .transform((value) => value === "true"),
  acceptedTotals: z
    .string()
    .max(20_000, "acceptedTotals is too long")
    .pipe(jsonText())
    .pipe(statementOptions.shape.acceptedTotals)
    .optional(),
});

/** A file as it came, and how it is to be read. */
export type StatementUpload = StatementOptions & { readonly fileName: string; readonly bytes: Uint8Array };

export const FORMAT_WORDS: Readonly<Record<StatementFormat, string>> = {
  csv: "CSV",
  ofx: "OFX",
  camt: "CAMT",
  mt940: "MT940",
  qif: "QIF",
  bai2: "BAI2",
  norma43: "Norma 43",
  coda: "CODA",
  abo: "ABO",
  cfonb: "CFONB 120",
  cbi: "CBI RH",
  "1c": "1C",
};

/** A line as a preview shows it. */
export type PlannedLine = {
  readonly line: number;
  readonly bookedOn: CalendarDate;
  readonly amount: Money;
  readonly memo: string;
  readonly payer: string | null;
  /** Whether the account has it already. */
  readonly isKnown: boolean;
};

/** A new line that may be a payment which is there already, by another key. */
export type LikelyDouble = {
  readonly line: number;
  readonly amount: Money;
  readonly bookedOn: CalendarDate;
  readonly memo: string;
  readonly of: { readonly id: string; readonly bookedOn: CalendarDate; readonly memo: string };
};

/** Lines that are left out, or to be known of, for one reason, and the first of their numbers. */
export type SkippedCause = {
  readonly message: string;
  readonly count: number;
  readonly lines: readonly number[];
};

/** What the lines of one currency come to, and the new ones among them, in minor units; what went out is negative. */
export type PlannedSum = {
  readonly currency: string;
  readonly inMinor: number;
  readonly outMinor: number;
  readonly newInMinor: number;
  readonly newOutMinor: number;
};

/** What importing a file would do: the import reads the same plan. */
export type StatementPlan = {
  readonly kind: "plan";
  readonly id: string;
  readonly account: BankAccount;
  readonly fileName: string;
  readonly format: StatementFormat;
  readonly mapping: StatementMapping | null;
  readonly lineCount: number;
  readonly newCount: number;
  readonly knownCount: number;
  readonly skipped: { readonly count: number; readonly causes: readonly SkippedCause[] };
  /** What is to be known of lines that are taken, such as amounts that were rounded. */
  readonly notes: readonly SkippedCause[];
  /** What the file says of itself, beside what was read of it. */
  readonly totals: readonly StatedTotal[];
  readonly doubles: { readonly count: number; readonly lines: readonly LikelyDouble[] };
  readonly sample: readonly PlannedLine[];
  readonly sums: readonly PlannedSum[];
  readonly period: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
};

/** What has to be answered before a file is read. */
export type StatementOpen = {
  readonly kind: "asks";
  readonly format: StatementFormat;
  readonly accountId: string | null;
  readonly csv: CsvColumns | null;
  readonly questions: readonly StatementQuestion[];
};
export type StatementLook = StatementPlan | StatementOpen;

export const STATEMENT_IMPORT_STATUSES = ["PLANNED", "RUNNING", "DONE", "UNDONE"] as const;
export type StatementImportStatus = (typeof STATEMENT_IMPORT_STATUSES)[number];

/** An import as administrators see it. */
export type StatementImport = {
  readonly id: string;
  readonly fileName: string;
  readonly format: StatementFormat;
  readonly account: Pick<BankAccount, "id" | "name" | "currency" | "lastDigits">;
  readonly status: StatementImportStatus;
  readonly lineCount: number;
  readonly processed: number;
  readonly added: number;
  readonly skipped: number;
  readonly createdAt: string;
  readonly importedAt: string | null;
};

/** What undoing an import withdrew, or bringing it back restored. */
export type TurnedImport = { readonly count: number };

/** What `POST /admin/bank-transactions/import` answers; without an import it says what one would do. */
export function statementJson(plan: StatementPlan, done: StatementImport | null) {
  return {
    importId: done?.id ?? null,
    dryRun: done === null,
    accountId: plan.account.id,
    format: plan.format,
    lines: plan.lineCount,
    added: done ? done.added : plan.newCount,
    alreadyThere: plan.lineCount - (done ? done.added : plan.newCount),
    likelyDoubles: plan.doubles.count,
    skipped: plan.skipped.count,
    skippedReasons: plan.skipped.causes,
    notes: plan.notes,
    statedTotals: plan.totals,
    period: plan.period,
    totals: plan.sums.map(({ currency, newInMinor, newOutMinor }) => ({
      currency,
      in: major({ minor: newInMinor, currency: plan.account.currency }),
      out: major({ minor: newOutMinor, currency: plan.account.currency }),
    })),
    fileTotals: plan.sums.map(({ currency, inMinor, outMinor }) => ({
      currency,
      in: major({ minor: inMinor, currency: plan.account.currency }),
      out: major({ minor: outMinor, currency: plan.account.currency }),
    })),
  };
}
