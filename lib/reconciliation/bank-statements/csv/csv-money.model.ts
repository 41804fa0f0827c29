import type { StatementMapping } from "../statement-mapping.model";

/** The columns that make up a row's amount, and how to read them. */
export type MoneyRoles = Pick<
  StatementMapping,
  | "amount"
  | "credit"
  | "debit"
  | "direction"
  | "ways"
  | "fee"
  | "isFeeSigned"
  | "balance"
  | "isNewestFirst"
  | "isSignTurned"
>;

export const NO_MONEY: MoneyRoles = {
  amount: null,
  credit: null,
  debit: null,
  direction: null,
  ways: null,
  fee: null,
  isFeeSigned: false,
  balance: null,
  isNewestFirst: false,
  isSignTurned: false,
};

/** Returns the names of the columns used for money. */
export function moneyNames({ amount, credit, debit, direction, fee, balance }: MoneyRoles): string[] {
  return [amount, credit, debit, direction, fee, balance].filter((name) => name !== null);
}
