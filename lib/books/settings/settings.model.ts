import { z } from "zod";
import { text } from "@/lib/platform/base/input";
import { ACCOUNT_KEYS } from "../journal/account.model";
import { bankKey } from "../journal/journal.model";

/** Xero's name of the tax rate of lines without tax, until the platform enters another. */
export const USUAL_TAX_RATE = "Tax Exempt";
/** The key under which the tax rate is named. */
export const TAX_RATE = "TAX_RATE";

const NAME = /^(?:BANK:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Z_]{1,40})$/;
const AMOUNT = "The threshold must be a whole number of cents from 0";

/**
 * A change of the settings for exporting the books. `version` is the one that was read, 0 before the first change. A
 * blank name removes it.
 */
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

/** The current settings. */
export type BookSettings = {
  readonly version: number;
  readonly accounts: Readonly<Record<string, string>>;
  readonly thresholds: Readonly<Record<string, number>>;
};

export const NO_BOOK_SETTINGS: BookSettings = { version: 0, accounts: {}, thresholds: {} };

/**
 * Returns the legal threshold in cents from which Form 1099-NEC is filed: 600 dollars, and 2,000 from the tax year 2026
 * on.
 */
export function usualThreshold(year: string): number {
  return Number(year) >= 2026 ? 200_000 : 60_000;
}

/** Returns the keys of everything that can be named: the accounts, each bank account, and the tax rate. */
export function keysOf(bankIds: readonly string[]): readonly string[] {
  return [...ACCOUNT_KEYS, ...bankIds.map(bankKey), TAX_RATE];
}

/**
 * Returns the tax years that the settings ask about (a year and the one before), with the threshold of each in cents.
 */
export function taxYearsOf({ thresholds }: BookSettings, year: string) {
  return [year, String(Number(year) - 1)].map((one) => ({
    year: one,
    minor: thresholds[one] ?? usualThreshold(one),
  }));
}
