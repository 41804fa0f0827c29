import { Failure } from "@/lib/platform/base/failure";

export const ACCOUNT_USES = ["checking", "savings"] as const;
/** Whose an account is: banks in the United States are told, and a file's batches are told apart by it. */
export const ACCOUNT_HOLDERS = ["person", "company"] as const;

/** At a bank in the United States, or anywhere that IBANs are used. */
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

/** One payout as the bank is told of it. `amount` is above zero, in minor units; `payoutId` a UUID; `holder` the name on the account. */
export type Transfer<A extends BankAccount = BankAccount> = {
  readonly payoutId: string;
  readonly holder: string;
  readonly amount: number;
  readonly account: A;
};

/** INVALID_INPUT for transfers that no file may hold: none at all, one twice, or one of nothing. */
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

/** What they come to, in minor units. */
export function totalOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { amount }) => sum + amount, 0);
}

/** By what the bank, and the statement of who is paid, name a payout: its id without hyphens. */
export function referenceOf(payoutId: string): string {
  return payoutId.replaceAll("-", "").toUpperCase();
}
