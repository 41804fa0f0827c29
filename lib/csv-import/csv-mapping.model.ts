import { z } from "zod";
import { text } from "@/lib/base/input";

/** The fields a column can fill, in the order the dialog shows them. */
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

/** The preview needs all of these. */
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

/** Which column, by its header, fills which field. */
export type CsvMapping = Readonly<Partial<Record<CsvField, string>>>;

const column = text(500).nullish();

/** The contract's `mapping`: field to column. Blank or null is not mapped; two fields may share a column. */
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

/** Headers as they can be told apart: trimmed, a blank one is named by its place, a repeated one is numbered. */
export function headersOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.slice(0, MAX_COLUMNS).map((cell, index) => {
    const name = cell.replace(/\s+/g, " ").trim().slice(0, 200) || `Column ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

type Rule = { readonly field: CsvField; readonly is: (words: string) => boolean };

/**
 * By keyword, the specific before the general: a header goes to the first rule that fits and whose field is still
 * free, so "Travel end date" ends a trip although it also holds "travel" and "date", and "Vendor" is a supplier.
 */
const RATE = /%|(^| )(rate|percent|percentage|pct)( |$)/;
const RULES: readonly Rule[] = [
  rule("totalBookingCurrency", (words) => words === "currency"),
  rule("expectedCommissionCurrency", (words) => has(words, "commission") && has(words, "currency")),
  rule(
    "totalBookingCurrency",
    (words) => has(words, "currency") && (has(words, "total") || has(words, "booking")),
  ),
  rule("confirmationNumber", (words) => has(words, "confirmation")),
  rule(
    "confirmationNumber",
    (words) => has(words, "booking") && has(words, "number") && !has(words, "currency"),
  ),
  rule(
    "expectedCommissionAmount",
    (words) => has(words, "commission") && !has(words, "currency") && !RATE.test(words),
  ),
  rule("travelEndDate", (words) => /(^| )(travel|trip|stay)?end/.test(words) || /check ?out/.test(words)),
  rule("travelStartDate", (words) => has(words, "start") || /check ?in(?!g)/.test(words)),
  rule("clientName", (words) => has(words, "client") || has(words, "customer")),
  rule(
    "totalBookingAmount",
    (words) => has(words, "total") && (has(words, "amount") || has(words, "booking")),
  ),
  rule("supplierName", (words) => has(words, "supplier") || has(words, "vendor")),
  rule("supplierName", (words) => has(words, "hotel")),
  rule("travelStartDate", (words) => has(words, "travel") && has(words, "date")),
  rule("clientName", (words) => has(words, "name")),
];

/** The mapping that the headers suggest by themselves; each column fills one field. */
export function suggestedMapping(headers: readonly string[]): CsvMapping {
  const mapping: Partial<Record<CsvField, string>> = {};
  const used = new Set<string>();
  for (const { field, is } of RULES) {
    if (mapping[field]) continue;
    const header = headers.find((candidate) => !used.has(candidate) && is(ruleWords(candidate)));
    if (header === undefined) continue;
    mapping[field] = header;
    used.add(header);
  }
  return mapping;
}

/** A percent sign is a word here: what stands under it is no amount. */
function ruleWords(header: string): string {
  return header.includes("%") ? `${headerWords(header)} %` : headerWords(header);
}

/** What makes two files' headers the same, for remembering a mapping. */
export function headersKey(headers: readonly string[]): string {
  return headers.map(headerWords).join("\u001f");
}

function rule(field: CsvField, is: (words: string) => boolean): Rule {
  return { field, is };
}

function has(words: string, part: string): boolean {
  return words.includes(part);
}

/** Lower case words: `checkInDate`, `Check-In_Date` and `check in date` are the same. */
export function headerWords(header: string): string {
  return header
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
