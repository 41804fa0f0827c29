import { invoiceId } from "./highlight.model";

/** A value found by a pattern in an attachment, for the section "Direct from Invoice (More Accurate)". */
export type InvoiceLine = {
  readonly id: string;
  readonly label: string;
  /** Text as it is written; amounts are decimal numbers in the invoice's currency. */
  readonly value: string | number;
};

const LABELS: readonly (readonly [string, string])[] = [
  ["commissionAmount", "Commission"],
  ["passenger", "Passenger"],
  ["invoiceNumber", "Invoice number"],
  ["pnr", "PNR"],
  ["ticketNumber", "Ticket number"],
  ["subtotal", "Subtotal"],
  ["totalBookingAmount", "Total due"],
  ["flightDates", "Flight dates"],
  ["startDate", "Start date"],
  ["endDate", "End date"],
];

/** Returns the lines that have a value, in the order of the section. */
export function invoiceLines(info: Readonly<Record<string, unknown>> | null): InvoiceLine[] {
  return LABELS.flatMap(([key, label]) => {
    const value = lineValue(info?.[key]);
    return value === null ? [] : [{ id: invoiceId(key), label, value }];
  });
}

function lineValue(value: unknown): string | number | null {
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : null;
  if (typeof value === "number") return value;
  return typeof value === "string" && value !== "" ? value : null;
}
