import { type Currency, digitsOf } from "@/lib/platform/base/money";
import { type BankAccount, referenceOf, refuseTransfers, type Transfer } from "./transfer.model";

export const CSV_HEADER: readonly string[] = [
  ..."Payout|Name|Amount|Currency|Routing number|Account number|Account type|Holder|IBAN|Pay on".split("|"),
];

/** Returns the transfers as rows of a table, for a bank that reads those. Throws INVALID_INPUT as for other files. */
export function csvRows(
  transfers: readonly Transfer[],
  currency: Currency,
  day: string,
): readonly (readonly string[])[] {
  refuseTransfers(transfers);
  return transfers.map(({ payoutId, holder, amount, account }) => [
    referenceOf(payoutId),
    holder,
    decimal(amount, digitsOf(currency)),
    currency,
    ...accountCells(account),
    day,
  ]);
}

function accountCells(account: BankAccount): readonly string[] {
  if (account.kind === "IBAN") return ["", "", "", "", account.iban];
  const { routingNumber, accountNumber, use, holds } = account;
  return [routingNumber, accountNumber, use, holds, ""];
}

/** Formats minor units as a decimal number, without floating-point arithmetic. */
export function decimal(minor: number, places: number): string {
  const text = String(minor).padStart(places + 1, "0");
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
}
