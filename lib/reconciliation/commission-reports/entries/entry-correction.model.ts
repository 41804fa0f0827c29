import { z } from "zod";
import { optionalText } from "@/lib/platform/base/input";
import { calendarDateSchema } from "@/lib/platform/base/schemas";
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
