import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";
import type { Currency } from "@/lib/platform/base/money";
import { currencySchema } from "@/lib/platform/base/schemas";

/** A bank account of the platform, to which suppliers pay. */
export type BankAccount = {
  readonly id: string;
  readonly name: string;
  readonly currency: Currency;
  /**
   * The last digits of the account number, by which the account of a statement is recognized; null if they aren't
   * known.
   */
  readonly lastDigits: string | null;
  /** Incremented by each change. A change must name the version it is based on. */
  readonly version: number;
};

const lastDigits = z
  .string()
  .trim()
  .refine((digits) => /^(\d{2,6})?$/.test(digits), "Enter two to six digits, or leave it blank.")
  .nullish()
  .transform((digits) => digits || null);

/** The details of a bank account that an administrator enters. */
export const accountDraft = z.object({
  name: requiredText("Enter a name for the account.", 100),
  currency: currencySchema,
  lastDigits,
});
export type AccountDraft = z.output<typeof accountDraft>;

export const accountAddition = z.object({ id: z.uuid(), draft: accountDraft });
export type AccountAddition = z.output<typeof accountAddition>;

export const accountChange = z.object({ id: z.uuid(), version: z.int().positive(), draft: accountDraft });
export type AccountChange = z.output<typeof accountChange>;

/** `Clearing account, USD, ending in 4711` */
export function accountWords({
  name,
  currency,
  lastDigits: digits,
}: Omit<BankAccount, "id" | "version">): string {
  return `${name}, ${currency}${digits === null ? "" : `, ending in ${digits}`}`;
}
