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

/** What a statement leaves open, and what can be answered. */
export type ReportQuestion =
  | {
      readonly about: "sheet" | "decimalMark" | "currency";
      readonly example: string;
      readonly choices: readonly string[];
    }
  | { readonly about: "dateOrder"; readonly example: string; readonly choices: readonly DateOrder[] }
  | ColumnQuestion;

/** A question as people are asked it. */
export function questionWords({ about, example }: ReportQuestion): string {
  if (about === "sheet") return `Several sheets hold a table: say which is the statement (${example}).`;
  return about === "column" || about === "currency"
    ? example
    : `"${example}" reads both ways: say how the file writes it.`;
}

/** Why a reading can't be taken as it is, whatever is answered; null where nothing stands in its way. */
export function obstacleIn({ lacks, refusal, problems, entries }: ReportReading): string | null {
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
  /** What the columns of each entry say, in the same order. */
  readonly amounts: readonly LineAmounts[];
  /** How many rows add others up. */
  readonly totalLines: number;
  readonly problems: readonly LineProblem[];
  /** Why none of the lines is taken, where many of them can't be read. */
  readonly refusal: string | null;
  /** What of the figures doesn't hold: nothing is imported until a person has said that it may. */
  readonly doubts: readonly Doubt[];
  /** The document's own sums that its lines come to, in words. */
  readonly agreed: readonly string[];
  /** Whether a printed sum says that what the lines come to is paid out. */
  readonly provesPaid: boolean;
  /** The day that the document says it is of, where that reads one way. */
  readonly receivedOn: CalendarDate | null;
  /** What is added to the lines as a whole, in major units; charges are negative. */
  readonly adjustmentAmount: number;
} & Omit<ReportTable, "rows" | "above" | "joined" | "parts">;
