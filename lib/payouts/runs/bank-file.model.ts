import { z } from "zod";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { requiredDate } from "@/lib/platform/base/schemas";

export const BANK_FORMATS = ["nacha", "sepa", "csv"] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];
/** The currency of each kind of file; a table holds any. */
export const CURRENCY_OF: Readonly<Record<BankFormat, string | null>> = {
  nacha: "USD",
  sepa: "EUR",
  csv: null,
};

/** Which files can pay a currency. */
export function formatsFor(code: string): readonly BankFormat[] {
  return BANK_FORMATS.filter((format) => (CURRENCY_OF[format] ?? code) === code);
}

/** `day` is when the money should be there; `without` how many payouts are known not to be in it. */
export const bankFileQuery = z.object({
  format: z.enum(BANK_FORMATS),
  day: requiredDate("Day"),
  without: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type BankFileQuery = z.output<typeof bankFileQuery>;

/** The first day after this one on which banks settle. */
export function nextBankingDay(day: CalendarDate): CalendarDate {
  const next = plusDays(day, 1);
  return isBankingDay(next) ? next : nextBankingDay(next);
}

/** Banks settle from Monday to Friday. */
export function isBankingDay(day: CalendarDate): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
