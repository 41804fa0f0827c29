import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";
import type { Currency } from "@/lib/platform/base/money";
import { currencySchema } from "@/lib/platform/base/schemas";
import { counted } from "@/lib/platform/base/text";

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

/** A comparison of what the matcher would have linked automatically on one account with what people decided. */
export type ShadowReport = {
  readonly accountId: string;
  readonly name: string;
  readonly isAutomatic: boolean;
  readonly version: number;
  /** Decisions in which it would have linked the same. */
  readonly agreed: number;
  /** Decisions in which it would have linked something else. */
  readonly otherwise: number;
  /** Decisions that it would have left to a person. */
  readonly leftToPeople: number;
  /** Transactions that it would link but nobody has decided yet. */
  readonly waiting: number;
  /** Whether there are enough decisions to justify automatic matching. */
  readonly isSure: boolean;
};

const ENOUGH = 200;

/** Whether there are enough decisions by people to judge the matcher. */
export function isEnough({ agreed, otherwise }: Pick<ShadowReport, "agreed" | "otherwise">): boolean {
  return agreed + otherwise >= ENOUGH;
}

/** Returns a warning for a person who switches on automatic matching, or null if there is none. */
export function cautionOf(report: Pick<ShadowReport, "agreed" | "otherwise">): string | null {
  const decided = report.agreed + report.otherwise;
  if (!isEnough(report)) {
    const known = decided === 0 ? "No decisions" : `Only ${counted(decided, "decision")}`;
    return `${known} can be compared so far; wait for ${ENOUGH}.`;
  }
  return report.otherwise === 0
    ? null
    : `People decided otherwise in ${counted(report.otherwise, "case")} of ${decided}.`;
}

export const autoMatchSwitch = z.object({
  accountId: z.uuid(),
  version: z.int().positive(),
  isOn: z.boolean(),
});
export type AutoMatchSwitch = z.output<typeof autoMatchSwitch>;
