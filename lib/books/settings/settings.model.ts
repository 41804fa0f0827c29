import { z } from "zod";
import { text } from "@/lib/platform/base/input";
import { ACCOUNT_KEYS } from "../journal/account.model";
import { bankKey } from "../journal/journal.model";

/** What Xero calls the tax rate of lines without tax, until the platform says another. */
export const USUAL_TAX_RATE = "Tax Exempt";
/** Its place among the names. */
export const TAX_RATE = "TAX_RATE";

const NAME = /^(?:BANK:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Z_]{1,40})$/;
const AMOUNT = "The threshold must be a whole number of cents from 0";

/** How the books are said to the accounting software; `version` is that which was looked at, 0 before anybody saved it. A blank name is none. */
export const bookSettingsChange = z.object({
  version: z.number().int().min(0),
  accounts: z.record(z.string().regex(NAME, "That is no account"), text(150)),
  /** In cents, by tax year. */
  thresholds: z.record(
    z.string().regex(/^20\d\d$/, "A tax year is written YYYY"),
    z.number({ error: AMOUNT }).int(AMOUNT).min(0, AMOUNT).max(1_000_000_000, AMOUNT),
  ),
});
export type BookSettingsChange = z.output<typeof bookSettingsChange>;

/** Those that hold. */
export type BookSettings = {
  readonly version: number;
  readonly accounts: Readonly<Record<string, string>>;
  readonly thresholds: Readonly<Record<string, number>>;
};

export const NO_BOOK_SETTINGS: BookSettings = { version: 0, accounts: {}, thresholds: {} };

/** From which sum in cents on Form 1099-NEC is filed, by law: 600 dollars, from the tax year 2026 on 2,000. */
export function usualThreshold(year: string): number {
  return Number(year) >= 2026 ? 200_000 : 60_000;
}

/** Keys of all that has a name: the accounts, and those of the bank by their ids. */
export function keysOf(bankIds: readonly string[]): readonly string[] {
  return [...ACCOUNT_KEYS, ...bankIds.map(bankKey), TAX_RATE];
}

/** The tax years that are asked about, a year and the one before, with the threshold of each in cents. */
export function taxYearsOf({ thresholds }: BookSettings, year: string) {
  return [year, String(Number(year) - 1)].map((one) => ({
    year: one,
    minor: thresholds[one] ?? usualThreshold(one),
  }));
}
