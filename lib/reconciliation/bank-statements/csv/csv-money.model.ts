import type { StatementMapping } from "../statement-mapping.model";

/** Which columns make a row's amount, and how. */
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

/** The columns that these are. */
export function moneyNames({ amount, credit, debit, direction, fee, balance }: MoneyRoles): string[] {
  return [amount, credit, debit, direction, fee, balance].filter((name) => name !== null);
}
