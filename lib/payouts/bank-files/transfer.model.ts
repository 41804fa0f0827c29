import { Failure } from "@/lib/platform/base/failure";

export const ACCOUNT_USES = ["checking", "savings"] as const;
/** The kind of account holder. Banks in the United States have to be told, and it decides the batch of an ACH file. */
export const ACCOUNT_HOLDERS = ["person", "company"] as const;

/** The kinds of accounts: at a bank in the United States, or wherever IBANs are used. */
export const ACCOUNT_KINDS = ["US", "IBAN"] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** An account at a bank in the United States. */
export type UsAccount = {
  readonly kind: "US";
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly use: (typeof ACCOUNT_USES)[number];
  readonly holds: (typeof ACCOUNT_HOLDERS)[number];
};
export type IbanAccount = { readonly kind: "IBAN"; readonly iban: string };
export type BankAccount = UsAccount | IbanAccount;

/**
 * One payout as the bank is instructed. `amount` is positive, in minor units; `payoutId` is a UUID; `holder` is the
 * name on the account.
 */
export type Transfer<A extends BankAccount = BankAccount> = {
  readonly payoutId: string;
  readonly holder: string;
  readonly amount: number;
  readonly account: A;
};

/**
 * Refuses transfers that no file may contain. Throws INVALID_INPUT if there are none, if one occurs twice, or if an
 * amount isn't positive.
 */
export function refuseTransfers(transfers: readonly Transfer[]): void {
  const refuse = (why: string) => {
    throw new Failure("INVALID_INPUT", why);
  };
  if (transfers.length === 0) refuse("There is nobody to pay by this file.");
  if (new Set(transfers.map(({ payoutId }) => payoutId)).size < transfers.length)
    refuse("A payout stands in this file twice.");
  if (transfers.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0))
    refuse("Every payout of a file must be above zero.");
}

/** Returns the sum of the transfers, in minor units. */
export function totalOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Returns the reference of a payout at the bank and on the recipient's statement: its id without hyphens, in upper
 * case.
 */
export function referenceOf(payoutId: string): string {
  return payoutId.replaceAll("-", "").toUpperCase();
}
