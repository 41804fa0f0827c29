import { z } from "zod";
import { DATE_ORDER_ERROR, DATE_ORDERS } from "@/lib/imports/dates/csv-date-order.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { jsonText } from "@/lib/platform/base/input";
import { type Money, major } from "@/lib/platform/base/money";
import type { StatedTotal, StatementFormat } from "@/lib/reconciliation/bank-statements/statement.model";
import {
  type StatementMapping,
  statementMapping,
} from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import type { BankAccount } from "../accounts/account.model";
import type { StatementOpen } from "./reading/statement-task.model";

/** The maximum number of skipped lines that a plan stores and a response lists. The counts always cover all of them. */
export const NAMED_LINES = 1_000;
/**
 * The maximum number of a file's totals that a plan stores, and that can be accepted despite differences. Differing
 * ones come first.
 */
export const MOST_TOTALS = 200;

/** How to read a file, in addition to its bytes. Without an account, the file's contents determine it. */
export const statementOptions = z.object({
  accountId: z
    .union([z.uuid("accountId must be a UUID"), z.literal("")])
    .nullish()
    .transform((id) => id || null),
  mapping: statementMapping.nullish().transform((mapping) => mapping ?? null),
  dateOrder: z.enum(DATE_ORDERS, { error: DATE_ORDER_ERROR }).optional(),
  decimalMark: z.enum([".", ","], { error: "decimalMark must be . or ," }).optional(),
  /** Which of several accounts in the file to import, by the name used in the file. */
  fileAccount: z.string().max(200, "fileAccount is too long").optional(),
  /** The totals to accept although they differ from what was read, in the words of the question. */
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

/** An uploaded file and how to read it. */
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

/** A line as shown in the preview. */
export type PlannedLine = {
  readonly line: number;
  readonly bookedOn: CalendarDate;
  readonly amount: Money;
  readonly memo: string;
  readonly payer: string | null;
  /** Whether the account already has this line. */
  readonly isKnown: boolean;
};

/** A new line that may be the same payment as an existing transaction with another key. */
export type LikelyDouble = {
  readonly line: number;
  readonly amount: Money;
  readonly bookedOn: CalendarDate;
  readonly memo: string;
  readonly of: { readonly id: string; readonly bookedOn: CalendarDate; readonly memo: string };
};

/** Lines skipped or noted for the same reason, with the first of their numbers. */
export type SkippedCause = {
  readonly message: string;
  readonly count: number;
  readonly lines: readonly number[];
};

/**
 * The sums of the lines in one currency, in minor units: of all lines and of the new ones. Outgoing sums are negative.
 */
export type PlannedSum = {
  readonly currency: string;
  readonly inMinor: number;
  readonly outMinor: number;
  readonly newInMinor: number;
  readonly newOutMinor: number;
};

/** What importing a file would do. The import uses the stored plan. */
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
  /** Notes about lines that are imported, such as rounded amounts. */
  readonly notes: readonly SkippedCause[];
  /** The totals that the file states, with those of what was read. */
  readonly totals: readonly StatedTotal[];
  readonly doubles: { readonly count: number; readonly lines: readonly LikelyDouble[] };
  readonly sample: readonly PlannedLine[];
  readonly sums: readonly PlannedSum[];
  readonly period: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
};

export type StatementLook = StatementPlan | StatementOpen;

export const STATEMENT_IMPORT_STATUSES = ["PLANNED", "RUNNING", "DONE", "UNDONE"] as const;
export type StatementImportStatus = (typeof STATEMENT_IMPORT_STATUSES)[number];

/** An import as shown to administrators. */
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

/** The number of transactions withdrawn by undoing an import, or restored by redoing it. */
export type TurnedImport = { readonly count: number };

/** Builds the response of `POST /admin/bank-transactions/import`. Without an import, it describes what one would do. */
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
