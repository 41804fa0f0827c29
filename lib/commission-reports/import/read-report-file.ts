import "server-only";
import { type Currency, currency } from "@/lib/base/money";
import type { EntryDraft } from "../report.model";
import { formatOf, type LineProblem, lineReader, type ReportFormat } from "./report-lines.model";
import {
  lackOf,
  REPORT_FIELD_LABELS,
  type ReportMapping,
  suggestedReportMapping,
} from "./report-mapping.model";
import { type ReportTable, readReportTable } from "./report-table";
import type { ReadingOptions, ReportPreview } from "./report-upload.model";

export type ReportReading = {
  readonly headers: readonly string[];
  readonly mapping: ReportMapping;
  readonly lacks: string | null;
  readonly format: ReportFormat;
  readonly isCurrencyStated: boolean;
  readonly questions: ReportPreview["questions"];
  readonly entries: readonly EntryDraft[];
  /** How many rows add others up. */
  readonly totalLines: number;
  readonly problems: readonly LineProblem[];
} & Omit<ReportTable, "headers" | "rows">;

const USUAL: Currency = currency.parse("USD");

/** Reads a supplier's statement line by line. INVALID_INPUT for a file that is none. */
export async function readReportFile(
  bytes: Uint8Array,
  name: string,
  options: ReadingOptions,
): Promise<ReportReading> {
  const table = await readReportTable(bytes, name, options.sheet);
  const { headers, rows, ...found } = table;
  const { stated } = found;
  const mapping = options.mapping ?? suggestedReportMapping(headers);
  const seen = formatOf(rows, headers, mapping);
  const known = seen.currency ?? stated.currency ?? null;
  const format = {
    decimalMark: options.decimalMark ?? seen.decimalMark ?? ".",
    dateOrder: options.dateOrder ?? seen.dateOrder ?? "MDY",
    currency: options.currency ?? known ?? USUAL,
  } as const;
  const lacks = unknownColumn(headers, mapping) ?? lackOf(mapping);
  const head = { headers, mapping, lacks, format, isCurrencyStated: known !== null, ...found };
  const sheetQuestion = sheetQuestionOf(table, options);
  if (sheetQuestion)
    return { ...head, lacks: null, questions: [sheetQuestion], entries: [], totalLines: 0, problems: [] };
  const questions = questionsOf(options, seen);
  if (lacks !== null) return { ...head, questions, entries: [], totalLines: 0, problems: [] };
  const read = lineReader(headers, mapping, format);
  const lines = rows.map((row, index) => read(row, index + 1));
  return {
    ...head,
    questions,
    entries: lines.flatMap((line) => (line.kind === "entry" ? line.entry : [])),
    totalLines: lines.filter(({ kind }) => kind === "total").length,
    problems: lines.flatMap((line) => (line.kind === "problems" ? line.problems : [])),
  };
}

function unknownColumn(headers: readonly string[], mapping: ReportMapping): string | null {
  const unknown = Object.entries(mapping).find(([, header]) => !headers.includes(header));
  if (!unknown) return null;
  const label = REPORT_FIELD_LABELS[unknown[0] as keyof typeof REPORT_FIELD_LABELS];
  return `${label} is mapped to a column that this file doesn't have.`;
}

function sheetQuestionOf({ sheets }: ReportTable, { sheet }: ReadingOptions) {
  if (sheets.length < 2 || sheet !== undefined) return undefined;
  return { about: "sheet", example: sheets.join(", "), choices: sheets } as const;
}

function questionsOf(options: ReadingOptions, seen: ReturnType<typeof formatOf>): ReportPreview["questions"] {
  const asks = [
    { about: "dateOrder", is: options.dateOrder ?? seen.dateOrder, example: seen.openDay },
    { about: "decimalMark", is: options.decimalMark ?? seen.decimalMark, example: seen.openAmount },
  ] as const;
  return asks.flatMap(({ about, is, example }) => (is === null && example ? { about, example } : []));
}
