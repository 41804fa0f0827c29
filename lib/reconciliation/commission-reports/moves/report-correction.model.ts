import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";
import { requiredDate } from "@/lib/platform/base/schemas";
import { reportAmount } from "../entries/entry-correction.model";

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
