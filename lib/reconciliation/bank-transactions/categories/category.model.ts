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

/** Explanations of categories whose names aren't sufficient. */
export const CATEGORY_HINTS: Readonly<Partial<Record<Category, string>>> = {
  TRANSFER: "Between the agency's own accounts",
  REFUND: "Money that goes back",
  OVERRIDE: "Paid by a supplier for no single booking, also as a bonus",
};

/**
 * Categories whose payers never pay commission. A supplier that pays an override, for example, does pay commission too.
 */
export const PAYS_NOTHING = [
  "BANK_FEE",
  "INTEREST",
  "TRANSFER",
  "OTHER_COST",
] as const satisfies readonly Category[];

/** The category of a transaction that pays no commission, with a note and its origin. */
export type Categorised = {
  readonly is: Category;
  readonly note: string | null;
  /** The rule that set the category, with its words; null if a person set it. */
  readonly rule: { readonly id: string; readonly words: string } | null;
};

/** The category and the note that a person chooses for a transaction. */
export const categoryChoice = z.object({
  category: z.enum(CATEGORIES, { error: `category must be one of ${CATEGORIES.join(", ")}` }),
  note: optionalText(200),
});
export type CategoryChoice = z.output<typeof categoryChoice>;

/** The body of `PUT /admin/bank-transactions/{id}/category`. */
export const categoryBody = z.object({ ...categoryChoice.shape, version: z.int().positive().optional() });

/** The reasons for a part of a deposit without a booking: those for differences of payments, and the categories. */
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

/** Returns the category to which a part without a booking counts. */
export function categoryOf(reason: EntryReason): Category {
  return reason in CATEGORY_OF ? CATEGORY_OF[reason as DifferenceReason] : (reason as Category);
}
