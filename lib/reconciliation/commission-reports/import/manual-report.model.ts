import { z } from "zod";
import { optionalText, requiredText } from "@/lib/platform/base/input";
import { currencySchema, requiredDate } from "@/lib/platform/base/schemas";
import { reportAmount } from "../entries/entry-correction.model";
import { ENTRY_OUTCOMES } from "../report-status.model";

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
