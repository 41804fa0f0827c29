import { z } from "zod";
import { optionalText, requiredText } from "@/lib/platform/base/input";
import { calendarDateSchema, currencySchema, requiredDate } from "@/lib/platform/base/schemas";
import { ENTRY_OUTCOMES } from "../report-status.model";

const MOST = 1_000_000_000_000;
const day = z
  .union([z.literal(""), calendarDateSchema])
  .nullable()
  .transform((value) => value || null);

/** Validates a decimal number in the report's currency, from a form or JSON. */
export function reportAmount(name: string) {
  const message = `${name} must be a number`;
  return z.number({ error: message }).min(-MOST, message).max(MOST, message);
}

/** An administrator's correction of an entry, with amounts in major units of the report's currency. */
export const entryCorrection = z.object({
  confirmationNumber: optionalText(100),
  clientName: optionalText(200),
  travelStart: day,
  travelEnd: day,
  grossAmount: reportAmount("Gross"),
  feeAmount: reportAmount("Fee"),
  taxAmount: reportAmount("Tax"),
  outcome: z.enum(ENTRY_OUTCOMES),
});
export type EntryCorrection = z.output<typeof entryCorrection>;

/** An administrator's correction of a report as a whole, with amounts in major units of its currency. */
export const reportCorrection = z.object({
  referenceNumber: requiredText("Reference number is required", 100),
  receivedOn: requiredDate("Date"),
  grossAmount: reportAmount("Gross"),
  feeAmount: reportAmount("Fee"),
  taxAmount: reportAmount("Tax"),
  adjustmentAmount: reportAmount("Adjustment"),
  netAmount: reportAmount("Net"),
});
export type ReportCorrection = z.output<typeof reportCorrection>;

const entry = z.object({
  confirmationNumber: requiredText("Confirmation number is required", 100),
  clientName: optionalText(200),
  grossAmount: reportAmount("Gross"),
  feeAmount: reportAmount("Fee").default(0),
  taxAmount: reportAmount("Tax").default(0),
  outcome: z.enum(ENTRY_OUTCOMES).default("paid"),
});

/** A report that a person enters, with amounts in major units of its currency. */
export const manualReport = z.object({
  supplierName: requiredText("Supplier is required", 200),
  referenceNumber: requiredText("Reference number is required", 100),
  receivedOn: requiredDate("Date"),
  currency: currencySchema,
  adjustmentAmount: reportAmount("Adjustment").default(0),
  entries: z.array(entry).min(1, "A report needs an entry").max(500),
});
export type ManualReport = z.output<typeof manualReport>;
