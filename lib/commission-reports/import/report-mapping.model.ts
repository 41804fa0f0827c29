import { z } from "zod";
import { text } from "@/lib/base/input";
import { headerWords } from "@/lib/csv-import/csv-mapping.model";

/** What a column of a supplier's statement can hold, in the order the dialog shows them. */
export const REPORT_FIELDS = [
  "confirmationNumber",
  "clientName",
  "travelStart",
  "travelEnd",
  "sale",
  "gross",
  "fee",
  "tax",
  "net",
  "currency",
  "outcome",
  "property",
  "agency",
] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];

export const REPORT_FIELD_LABELS: Readonly<Record<ReportField, string>> = {
  confirmationNumber: "Confirmation number",
  clientName: "Client",
  travelStart: "Travel start",
  travelEnd: "Travel end",
  sale: "Sale",
  gross: "Gross commission",
  fee: "Fee",
  tax: "Tax",
  net: "Net commission",
  currency: "Currency",
  outcome: "Outcome",
  property: "Property",
  agency: "Agency",
};

/** Which column, by its header, fills which field. */
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

/** What a mapping lacks before lines can be read. */
export function lackOf(mapping: ReportMapping): string | null {
  if (!mapping.confirmationNumber) return "Choose the column of the confirmation number.";
  if (!mapping.gross && !mapping.net) return "Choose the column of the gross or of the net commission.";
  return null;
}

type Rule = readonly [field: ReportField, is: RegExp, isnt?: RegExp];

/** The specific before the general; a header goes to the first rule that fits and whose field is still free. */
const RULES: readonly Rule[] = [
  ["currency", /^(currency|curr|ccy|wahrung|devise|moneda|valuta)( code)?$/],
  [
    "confirmationNumber",
    /confirmation|booking (no|number|ref|id)|reservation|record locator|^(pnr|locator|reference|ref|voucher)/,
    /amount|date|statement/,
  ],
  [
    "net",
    /net.*(commission|amount|payable|paid|due)|commission net|^net$|amount (paid|due|payable)|payout|payable/,
    /sale|rate|%/,
  ],
  ["fee", /fee|deduction|charge|withh?eld/, /tax/],
  ["tax", /\b(tax|vat|gst|hst|withholding|mwst|tva|iva)\b/],
  [
    "gross",
    /gross.*commission|commission gross|commission.*(amount|earned|gross|total)?$|^comm\b|^(provision|comision|commissione)$/,
    /%|rate|pct|percent|base|basis|net/,
  ],
  [
    "sale",
    /sale|revenue|room rate|booking (value|amount|total)|total (price|cost|stay)|commissionable|base|basis|gross/,
  ],
  ["outcome", /status|outcome|state|remark|result/],
  ["travelEnd", /check ?out|departure|(travel|trip|stay|tour)? ?end|return|^to$/],
  [
    "travelStart",
    /check ?in(?!g)|arrival|(travel|trip|stay|tour)? ?start|sail|travel date|stay date|^from$|departure date/,
  ],
  [
    "clientName",
    /client|guest|customer|passenger|traveler|traveller|lead name|^name$|last name/,
    /agency|agent/,
  ],
  ["property", /property|hotel|ship|resort|supplier|vendor/],
  ["agency", /agency|agent|advisor|iata|arc/],
];

/** The mapping that the headers suggest by themselves; each column fills one field. */
export function suggestedReportMapping(headers: readonly string[]): ReportMapping {
  const mapping: Partial<Record<ReportField, string>> = {};
  const used = new Set<string>();
  for (const [field, is, isnt] of RULES) {
    const header = headers.find((one) => {
      const words = headerWords(one);
      return !used.has(one) && is.test(words) && !isnt?.test(one.includes("%") ? `${words} %` : words);
    });
    if (header === undefined) continue;
    mapping[field] = header;
    used.add(header);
  }
  return mapping;
}
