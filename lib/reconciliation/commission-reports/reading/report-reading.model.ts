import type { DateOrder } from "@/lib/imports/dates/csv-date-order.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { counted } from "@/lib/platform/base/text";
import type { ReportFormat } from "../import/report-format.model";
import type { LineProblem } from "../import/report-lines.model";
import type { ReportMapping } from "../import/report-mapping.model";
import type { ReportTable } from "../import/report-table.model";
import type { EntryDraft } from "../report.model";
import type { ColumnQuestion } from "./columns/money-columns.model";
import type { LineAmounts } from "./line-amounts.model";
import type { Doubt } from "./line-checks.model";

/** The questions that a statement leaves open, with the possible answers. */
export type ReportQuestion =
  | {
      readonly about: "sheet" | "decimalMark" | "currency";
      readonly example: string;
      readonly choices: readonly string[];
    }
  | { readonly about: "dateOrder"; readonly example: string; readonly choices: readonly DateOrder[] }
  | ColumnQuestion;

/** Formats a question for people. */
export function questionWords({ about, example }: ReportQuestion): string {
  if (about === "sheet") return `Several sheets hold a table: say which is the statement (${example}).`;
  return about === "column" || about === "currency"
    ? example
    : `"${example}" reads both ways: say how the file writes it.`;
}

/** Returns why a reading can't be imported, whatever is answered, or null if nothing prevents it. */
export function importBlocker({ lacks, refusal, problems, entries }: ReportReading): string | null {
  const [problem] = problems;
  const more = problems.length > 1 ? ` (and ${counted(problems.length - 1, "more problem")})` : "";
  return (
    lacks ??
    refusal ??
    (problem && `Row ${problem.row}: ${problem.message}${more}`) ??
    (entries.length === 0 ? "This file has no lines." : null)
  );
}

export type ReportReading = {
  readonly headers: readonly string[];
  readonly mapping: ReportMapping;
  readonly lacks: string | null;
  readonly format: ReportFormat;
  readonly isCurrencyStated: boolean;
  readonly questions: readonly ReportQuestion[];
  readonly entries: readonly EntryDraft[];
  /** The amounts of each entry's columns, in the same order as the entries. */
  readonly amounts: readonly LineAmounts[];
  /** The number of rows that are totals. */
  readonly totalLines: number;
  readonly problems: readonly LineProblem[];
  /** Why none of the lines is imported, if many can't be read. */
  readonly refusal: string | null;
  /** Inconsistencies of the figures. Nothing is imported until a person accepts them. */
  readonly doubts: readonly Doubt[];
  /** The document's totals that agree with the lines, in words. */
  readonly agreed: readonly string[];
  /** Whether a printed sum proves that the sum of the lines is paid out. */
  readonly provesPaid: boolean;
  /** The date of the document, if it is unambiguous. */
  readonly receivedOn: CalendarDate | null;
  /** The sum added to the lines as a whole, in major units; negative for charges. */
  readonly adjustmentAmount: number;
} & Omit<ReportTable, "rows" | "above" | "joined" | "parts">;
