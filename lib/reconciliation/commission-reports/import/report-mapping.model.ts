import { z } from "zod";
import { text } from "@/lib/platform/base/input";
import { candidatesOf, type Role, VAGUE } from "../reading/column-roles.model";
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

/** Whose columns are looked for first; a column fills one field. */
const ORDER: readonly ReportField[] = [
  "confirmationNumber",
  "gross",
  "net",
  ...REPORT_FIELDS.filter((field) => !["confirmationNumber", "gross", "net"].includes(field)),
];

/** The mapping that the headers suggest by their words alone. */
export function suggestedReportMapping(headers: readonly string[]): ReportMapping {
  const roles = headers.map((header) => ({ header, candidates: candidatesOf(header) }));
  const mapping: Partial<Record<ReportField, string>> = {};
  const used = new Set<string>();
  const take = (field: ReportField, below: number) => {
    const rankOf = ({ candidates }: (typeof roles)[number]) => rankIn(candidates, field);
    const [best] = roles
      .filter((one) => !used.has(one.header) && rankOf(one) < below)
      .sort((left, right) => rankOf(left) - rankOf(right));
    if (!best) return;
    mapping[field] = best.header;
    used.add(best.header);
  };
  for (const field of ORDER) take(field, VAGUE);
  if (!mapping.gross && !mapping.net) take("gross", Number.POSITIVE_INFINITY);
  return mapping;
}

export function rankIn(candidates: ReturnType<typeof candidatesOf>, role: Role): number {
  return candidates.find((one) => one.role === role)?.rank ?? Number.POSITIVE_INFINITY;
}
