import { z } from "zod";
import type { CsvRow } from "@/lib/imports/csv-file.model";
import { text } from "@/lib/platform/base/input";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { type ColumnRole, candidatesIn, VAGUE } from "../reading/columns/column-roles.model";
import { DECIMALS, isAmount, isNumberLike } from "../reading/row-kinds.model";
import { REPORT_FIELDS } from "./report-fields.model";

export type ReportField = (typeof REPORT_FIELDS)[number];

export const REPORT_FIELD_LABELS: Readonly<Record<ReportField, string>> = {
  confirmationNumber: "Confirmation number",
  clientName: "Client",
  travelStart: "Travel start",
  travelEnd: "Travel end",
  sale: "Sale",
  base: "Commissionable",
  rate: "Commission rate",
  gross: "Gross commission",
  bonus: "Bonus or override",
  override: "Another bonus",
  prior: "Paid before",
  kept: "Kept by the host",
  splitRate: "Agent's share in percent",
  part: "Agent's share",
  fee: "Fee",
  deduction: "Another deduction",
  tax: "Tax",
  withheld: "Tax withheld",
  net: "Net commission",
  currency: "Currency",
  outcome: "Outcome",
  property: "Property",
  agency: "Agency",
};

/** The header of the column that fills each field. */
export type ReportMapping = Readonly<Partial<Record<ReportField, string>>>;

export const reportMapping = z
  .partialRecord(
    z.enum(REPORT_FIELDS, { error: "mapping names a field that does not exist" }),
    text(500).nullish(),
  )
  .transform((mapping): ReportMapping => {
    const mapped = Object.entries(mapping).filter(([, header]) => header);
    return Object.fromEntries(mapped);
  });

/** Returns what a mapping lacks before lines can be read, or null. */
export function lackOf(mapping: ReportMapping): string | null {
  if (!mapping.confirmationNumber) return "Choose the column of the confirmation number.";
  if (!mapping.gross && !mapping.net) return "Choose the column of the gross or of the net commission.";
  return null;
}

/** The order in which columns are assigned. A column fills only one field. */
const ORDER: readonly ReportField[] = [
  "confirmationNumber",
  "gross",
  "net",
  ...REPORT_FIELDS.filter((field) => !["confirmationNumber", "gross", "net"].includes(field)),
];

/** Suggests a mapping by the words of the headers. If `rows` are given, columns of numbers must contain numbers. */
export function suggestedReportMapping(
  headers: readonly string[],
  rows: readonly Pick<CsvRow, "cells">[] = [],
): ReportMapping {
  const cellsOf = (place: number) => rows.map(({ cells }) => cells[place] ?? "");
  const roles = headers.map((header, place) => ({
    header,
    candidates: candidatesIn(header, cellsOf(place)),
  }));
  const mapping: Partial<Record<ReportField, string>> = {};
  const used = new Set<string>();
  const take = (field: ReportField, below: number) => {
    const rankOf = ({ header, candidates }: (typeof roles)[number]) =>
      rankIn(candidates, field) +
      (field === "confirmationNumber" ? unlikeNumbers(cellsOf(headers.indexOf(header))) : 0);
    const [best] = roles
      .filter((one) => !used.has(one.header) && rankOf(one) < below)
      .sort((left, right) => rankOf(left) - rankOf(right));
    if (!best) return;
    mapping[field] = best.header;
    used.add(best.header);
  };
  for (const field of ORDER) take(field, VAGUE);
  const unknown = roles.filter(({ header, candidates }) => candidates.length === 0 && !used.has(header));
  nameUnknown(
    mapping,
    unknown.map(({ header }) => ({ header, cells: cellsOf(headers.indexOf(header)) })),
  );
  if (mapping.gross || mapping.net) return mapping;
  // Beside a base and a rate, a plain "Amount" is the commission calculated from them.
  if (mapping.base && mapping.rate && mapping.sale && VAGUE_AMOUNT.test(mapping.sale)) {
    used.delete(mapping.sale);
    delete mapping.sale;
  }
  take("gross", Number.POSITIVE_INFINITY);
  return mapping;
}

const VAGUE_AMOUNT =
  /^\W*(amount|amt|betrag|montant|importe|valor|importo|bedrag|belopp?|beløb|kwota|částka|total)\b/iu;
/**
 * Booking numbers such as "CS88417204", each unique, which identify a column with an unknown heading. Sums and notes
 * may follow below them.
 */
const BOOKING_NUMBER = /^(?=(?:\D*\d){4})(?:\p{Lu}[\p{Lu}\d]*[-/ ]?[\p{Lu}\d-]*|\d{6,12})$/u;
const LEAST_NUMBERS = 3;
/** The name of a column without a heading in this row; its heading is in another row. */
const UNNAMED = /^Column \d+$/;

type UnknownColumn = { readonly header: string; readonly cells: readonly string[] };

/** Fills the number and the currency from columns whose headings are unknown, if one of them has nothing else in it. */
function nameUnknown(mapping: Partial<Record<ReportField, string>>, unknown: readonly UnknownColumn[]): void {
  const numbers = unknown.filter(({ header, cells }) => !UNNAMED.test(header) && areNumbers(cells));
  if (!mapping.confirmationNumber && numbers.length === 1) mapping.confirmationNumber = numbers[0]?.header;
  const codes = unknown.filter(({ cells }) => areCodes(cells));
  const isOne = new Set(codes.map(({ cells }) => cells.join())).size === 1;
  if (!mapping.currency && isOne) mapping.currency = codes[0]?.header;
}

const CODES: ReadonlySet<string> = new Set(OFFERED_CURRENCIES);

/** Whether cells hold currencies only, as beside amounts below a heading that spans both columns. */
function areCodes(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  return filled.length > 0 && filled.every((cell) => CODES.has(cell));
}

function areNumbers(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const numbers = filled.filter((cell) => BOOKING_NUMBER.test(cell));
  const isMost = numbers.length >= LEAST_NUMBERS && numbers.length * 2 > filled.length;
  return isMost && new Set(numbers).size === numbers.length;
}

const WORDY = 20;

/**
 * Returns what a column's rank as that of the booking numbers loses by its cells: something if most are no numbers, but
 * for example only their prefix, or what was booked, and everything if most are amounts ("Bokningsvärde").
 */
function unlikeNumbers(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const isMost = (is: (cell: string) => boolean) => filled.filter(is).length * 2 > filled.length;
  if (isMost((cell) => DECIMALS.test(cell) && isAmount(cell))) return Number.POSITIVE_INFINITY;
  return isMost((cell) => !isNumberLike(cell)) ? WORDY : 0;
}

export function rankIn(candidates: ReturnType<typeof candidatesIn>, role: ColumnRole): number {
  return candidates.find((one) => one.role === role)?.rank ?? Number.POSITIVE_INFINITY;
}
