import { CATEGORIES } from "@/lib/platform/base/addresses/admin-addresses.model";
import { currency, major } from "@/lib/platform/base/money";
import type { AccountKey } from "./account.model";

/**
 * The kinds of entries in the books. Each kind moves money from one account to another, so that a journal always
 * balances.
 */
export const ENTRY_KINDS = [
  "MONEY_IN",
  "MONEY_OUT",
  "COMMISSION",
  "FEE",
  "SHORT_PAY",
  ...CATEGORIES,
  "SHARE",
  "ADJUSTMENT",
  "PAYOUT",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * The sum booked for one kind in a month, in minor units; negative if it goes the other way. `accountId` names the bank
 * account of an entry that has one.
 */
export type BookEntry = {
  readonly kind: EntryKind;
  readonly currency: string;
  readonly accountId: string | null;
  readonly amountMinor: number;
};

/** The label of each kind, and the accounts that it debits and credits. */
export const ENTRIES: Readonly<
  Record<EntryKind, { readonly words: string; readonly debit: AccountKey; readonly credit: AccountKey }>
> = {
  MONEY_IN: { words: "Money received by the bank", debit: "BANK", credit: "UNALLOCATED" },
  MONEY_OUT: { words: "Money that left the bank", debit: "BANK", credit: "UNALLOCATED" },
  COMMISSION: { words: "Commission received", debit: "UNALLOCATED", credit: "COMMISSION" },
  FEE: { words: "Fees that payers kept", debit: "FEES", credit: "COMMISSION" },
  SHORT_PAY: { words: "Commission given up", debit: "SHORT_PAY", credit: "COMMISSION" },
  BANK_FEE: { words: "Bank fees", debit: "UNALLOCATED", credit: "BANK_FEE" },
  INTEREST: { words: "Interest", debit: "UNALLOCATED", credit: "INTEREST" },
  TRANSFER: { words: "Transfers", debit: "UNALLOCATED", credit: "TRANSFER" },
  REFUND: { words: "Refunds", debit: "UNALLOCATED", credit: "REFUND" },
  OVERRIDE: { words: "Overrides", debit: "UNALLOCATED", credit: "OVERRIDE" },
  OTHER_INCOME: { words: "Other income", debit: "UNALLOCATED", credit: "OTHER_INCOME" },
  OTHER_COST: { words: "Other costs", debit: "UNALLOCATED", credit: "OTHER_COST" },
  SHARE: { words: "Agents' shares", debit: "AGENTS_SHARE", credit: "PAYABLE" },
  ADJUSTMENT: { words: "Adjustments for agents", debit: "ADJUSTMENTS", credit: "PAYABLE" },
  PAYOUT: { words: "Payouts to agents", debit: "PAYABLE", credit: "PAID_OUT" },
};

export function entryJson({ amountMinor: minor, currency: code, ...entry }: BookEntry) {
  return { ...entry, amount: major({ minor, currency: currency.parse(code) }), currency: code };
}
