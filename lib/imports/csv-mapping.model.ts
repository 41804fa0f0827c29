import { z } from "zod";
import { text } from "@/lib/platform/base/input";
import { headingMeanings } from "./words/heading-meaning.model";
import type { HeadingMeaning } from "./words/language-words.model";

/** The booking fields that a column can fill, in the order in which the dialog shows them. */
export const CSV_FIELDS = [
  "confirmationNumber",
  "clientName",
  "totalBookingAmount",
  "totalBookingCurrency",
  "expectedCommissionAmount",
  "expectedCommissionCurrency",
  "travelStartDate",
  "travelEndDate",
  "supplierName",
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** The fields that must be mapped before a preview is possible. */
export const REQUIRED_FIELDS = [
  "confirmationNumber",
  "totalBookingAmount",
  "expectedCommissionAmount",
  "travelStartDate",
] as const satisfies readonly CsvField[];

export const FIELD_LABELS: Readonly<Record<CsvField, string>> = {
  confirmationNumber: "Confirmation number",
  clientName: "Client name",
  totalBookingAmount: "Total booking amount",
  totalBookingCurrency: "Total booking currency",
  expectedCommissionAmount: "Expected commission amount",
  expectedCommissionCurrency: "Expected commission currency",
  travelStartDate: "Travel start date",
  travelEndDate: "Travel end date",
  supplierName: "Supplier name",
};

/** The header of the column that fills each field. */
export type CsvMapping = Readonly<Partial<Record<CsvField, string>>>;

const column = text(500).nullish();

/**
 * The `mapping` of the API contract: the column for each field. A field that is blank or null isn't mapped. Two fields
 * may share a column.
 */
export const csvMapping = z
  .partialRecord(z.enum(CSV_FIELDS, { error: "mapping names a field that does not exist" }), column)
  .transform((mapping): CsvMapping => {
    const mapped = Object.entries(mapping).filter(([, header]) => header);
    return Object.fromEntries(mapped);
  })
  .superRefine((mapping, issues) => {
    for (const field of missingFields(mapping)) {
      issues.addIssue({
        code: "custom",
        path: [field],
        message: `${FIELD_LABELS[field]} is not mapped to a column`,
      });
    }
  });

export function missingFields(mapping: CsvMapping): CsvField[] {
  return REQUIRED_FIELDS.filter((field) => !mapping[field]);
}

const MAX_COLUMNS = 200;

/** Makes headers distinct: trims them, names blank ones by their position and numbers repeated ones. */
export function headersOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.slice(0, MAX_COLUMNS).map((cell, index) => {
    const name = cell.replace(/\s+/g, " ").trim().slice(0, 200) || `Column ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

type Means = (...all: readonly HeadingMeaning[]) => boolean;
type Rule = readonly [field: CsvField, fits: (means: Means, words: string) => boolean];

/**
 * Rules for suggesting a mapping by what a heading means in any language, specific rules first. A column goes to the
 * first rule that fits and whose field is still free. A rate is never an amount, nor is the amount from which a
 * commission is calculated.
 */
const RULES: readonly Rule[] = [
  ["totalBookingCurrency", (means, words) => means("currency") && !words.includes(" ")],
  ["expectedCommissionCurrency", (means) => means("currency", "commission")],
  [
    "totalBookingCurrency",
    (means) => means("currency") && (means("amount") || means("bookingTotal") || means("bookingReference")),
  ],
  ["confirmationNumber", (means) => means("bookingReference") && !means("amount") && !means("currency")],
  [
    "expectedCommissionAmount",
    (means, words) => means("commission") && /^expected /.test(words) && !means("currency"),
  ],
  ["expectedCommissionAmount", (means) => means("commission") && !means("currency")],
  ["travelEndDate", (means) => means("checkOut")],
  ["travelStartDate", (means) => means("checkIn")],
  // If no heading means the start, the first of two ends is the start: departure and return.
  ["travelStartDate", (means) => means("checkOut")],
  ["clientName", (means) => means("client")],
  ["totalBookingAmount", (means) => means("bookingTotal") || means("amount", "bookingReference")],
  ["supplierName", (means) => means("supplier")],
  ["totalBookingAmount", (means, words) => means("amount") && words !== "total"],
  ["clientName", (means) => means("party")],
  ["confirmationNumber", (means, words) => means("reference") && !OF_A_SYSTEM.test(words)],
];
/** Headings of numbers that a payment or a record has, rather than a booking. */
const OF_A_SYSTEM = /\bid\b|trans|txn/;

/**
 * Suggests a mapping by the headers alone, and uses the first row to exclude percentages. Each column fills one field.
 */
export function suggestedMapping(headers: readonly string[], firstRow: readonly string[] = []): CsvMapping {
  const mapping: Partial<Record<CsvField, string>> = {};
  const used = new Set<string>();
  for (const [field, fits] of RULES) {
    if (mapping[field]) continue;
    const header = headers.find(
      (one, place) => !used.has(one) && !isRate(one, firstRow[place]) && fits(meansOf(one), headerWords(one)),
    );
    if (header === undefined) continue;
    mapping[field] = header;
    used.add(header);
  }
  return inOrder(mapping, headers);
}

/** If both columns mean the end of a trip, takes the first as its start. */
function inOrder(mapping: CsvMapping, headers: readonly string[]): CsvMapping {
  const { travelStartDate: start, travelEndDate: end } = mapping;
  if (!start || !end || meansOf(start)("checkIn")) return mapping;
  const [first, second] = headers.filter((one) => one === start || one === end);
  return { ...mapping, travelStartDate: first, travelEndDate: second } as CsvMapping;
}

function isRate(header: string, cell = ""): boolean {
  return header.includes("%") || meansOf(header)("rate") || /\d\s*%\s*$/.test(cell);
}

function meansOf(header: string): Means {
  const meanings = headingMeanings(header);
  return (...all) => all.every((one) => meanings.has(one));
}

/** Returns the key under which a mapping is remembered. Files whose headers have the same words share it. */
export function headersKey(headers: readonly string[]): string {
  return headers.map(headerWords).join("\u001f");
}

/** Splits a header into lower-case words: `checkInDate`, `Check-In_Date` and `check in date` are the same. */
export function headerWords(header: string): string {
  return header
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
