import { z } from "zod";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { wholeNumber } from "@/lib/platform/base/input";
import { requiredDate } from "@/lib/platform/base/schemas";

export const BANK_FORMATS = ["nacha", "sepa", "csv"] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];
/** The currency of each kind of file; a CSV table can hold any. */
export const CURRENCY_OF: Readonly<Record<BankFormat, string | null>> = {
  nacha: "USD",
  sepa: "EUR",
  csv: null,
};

/** Returns the kinds of files that can pay a currency. */
export function formatsFor(code: string): readonly BankFormat[] {
  return BANK_FORMATS.filter((format) => (CURRENCY_OF[format] ?? code) === code);
}

/**
 * `day` is when the money should arrive; `without` is the number of payouts that the caller knows to be missing from
 * the file.
 */
export const bankFileQuery = z.object({
  format: z.enum(BANK_FORMATS),
  day: requiredDate("Day"),
  without: wholeNumber(0, 1_000_000, "without").default(0),
});
export type BankFileQuery = z.output<typeof bankFileQuery>;

/** Returns the first day after this one on which banks settle. */
export function nextBankingDay(day: CalendarDate): CalendarDate {
  const next = plusDays(day, 1);
  return isBankingDay(next) ? next : nextBankingDay(next);
}

/** Tells whether banks settle on a day: from Monday to Friday. */
export function isBankingDay(day: CalendarDate): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
