import type { MissingField } from "@/lib/reader/missing-fields.model";
import type { Finding } from "@/lib/reader/payload.model";

const MISSING_LABELS: Readonly<Record<MissingField, string>> = {
  bookingState: "Not a booking yet",
  confirmationNumber: "Confirmation number",
  totalBookingAmount: "Total",
  expectedCommissionAmount: "Commission",
  startDate: "Start date",
  endDate: "End date",
  supplierName: "Supplier",
};

/** Returns the label of a missing field. */
export function missingLabel(name: string): string {
  return MISSING_LABELS[name as MissingField] ?? name;
}

/** Returns the label of an email type: `commission_statement` becomes "Commission statement". */
export function typeLabel(type: string): string {
  const words = type.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SOURCES: Readonly<Record<Finding["source"], string>> = {
  "json-ld": "Booking data",
  label: "Label",
  table: "Table",
  prose: "Text",
  pattern: "Wording",
  letterhead: "Company name",
  sender: "Sender",
  model: "AI",
};

/** Returns the source of a value in a word or two, such as "PDF p. 1" or "Table". */
export function sourceLabel(finding: Pick<Finding, "source" | "page" | "document">): string {
  if (finding.page !== undefined) return `PDF p. ${finding.page}`;
  return finding.document.startsWith("attachment:") && finding.source !== "model"
    ? `Attachment`
    : SOURCES[finding.source];
}
