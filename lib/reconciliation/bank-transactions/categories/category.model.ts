import { z } from "zod";
import {
  DIFFERENCE_REASONS,
  type DifferenceReason,
  REASON_WORDS,
} from "@/lib/ledger/bookings/payments/difference-reason.model";
import { CATEGORIES, type Category } from "@/lib/platform/base/addresses/admin-addresses.model";
import { optionalText } from "@/lib/platform/base/input";

export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  BANK_FEE: "Bank fee",
  INTEREST: "Interest",
  TRANSFER: "Transfer",
  REFUND: "Refund",
  OVERRIDE: "Override",
  OTHER_INCOME: "Other income",
  OTHER_COST: "Other cost",
};

/** What each is for, where its name doesn't say it. */
export const CATEGORY_HINTS: Readonly<Partial<Record<Category, string>>> = {
  TRANSFER: "Between the agency's own accounts",
  REFUND: "Money that goes back",
  OVERRIDE: "Paid by a supplier for no single booking, also as a bonus",
};

/** Categories that say that whoever writes such a line pays no commission at all; a supplier who pays an override does. */
export const PAYS_NOTHING = [
  "BANK_FEE",
  "INTEREST",
  "TRANSFER",
  "OTHER_COST",
] as const satisfies readonly Category[];

/** What a transaction that pays no commission is, who said so, and more of it in words. */
export type Categorised = {
  readonly is: Category;
  readonly note: string | null;
  /** The rule that said so, by its words; null where a person did. */
  readonly rule: { readonly id: string; readonly words: string } | null;
};

/** What a person says a transaction is; `note` is kept beside it. */
export const categoryChoice = z.object({
  category: z.enum(CATEGORIES, { error: `category must be one of ${CATEGORIES.join(", ")}` }),
  note: optionalText(200),
});
export type CategoryChoice = z.output<typeof categoryChoice>;

/** The body of `PUT /admin/bank-transactions/{id}/category`. */
export const categoryBody = z.object({ ...categoryChoice.shape, version: z.int().positive().optional() });

/** Why a part of a deposit is for no booking: what a payment's difference may be, or a category. */
export const ENTRY_REASONS = [...DIFFERENCE_REASONS, ...CATEGORIES] as const;
export type EntryReason = (typeof ENTRY_REASONS)[number];
export const ENTRY_REASON_WORDS: Readonly<Record<EntryReason, string>> = {
  ...REASON_WORDS,
  ...CATEGORY_WORDS,
};

const CATEGORY_OF: Readonly<Record<DifferenceReason, Category>> = {
  override: "OVERRIDE",
  bonus: "OVERRIDE",
  rate: "OTHER_INCOME",
  conversion: "OTHER_INCOME",
  overpayment: "OTHER_INCOME",
};

/** The category under which a part for no booking is counted. */
export function categoryOf(reason: EntryReason): Category {
  return reason in CATEGORY_OF ? CATEGORY_OF[reason as DifferenceReason] : (reason as Category);
}
