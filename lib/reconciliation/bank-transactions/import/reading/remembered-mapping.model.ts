import type { CsvGuess } from "@/lib/reconciliation/bank-statements/csv/csv-guess.model";
import type { StatementQuestion } from "@/lib/reconciliation/bank-statements/statement.model";
import {
  type StatementMapping,
  statementMapping,
} from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import type { BankAccount } from "../../accounts/account.model";
import type { StatementTask } from "./statement-task.model";

/**
 * Returns the mapping last used for a file with this header: the one of the given account, or of the only account that
 * has one.
 */
export function rememberedFor(
  { remembered, accounts }: StatementTask,
  headerKey: string,
  given: BankAccount | undefined,
) {
  const found = (given ? [given] : accounts).flatMap((account) => {
    const mapping = statementMapping.safeParse(remembered.get(account.id)?.[headerKey]);
    return mapping.success ? [{ account, mapping: mapping.data }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Adapts a remembered mapping to a file. The remembered formats of days and decimals only apply where the file doesn't
 * prove its own.
 */
export function asShown(
  { shown, proven, mapping: { date, dateOrder, year, account } }: CsvGuess,
  mapping: StatementMapping,
) {
  const isOther = shown.orders.length > 0 && !shown.orders.includes(mapping.dateOrder);
  return {
    ...mapping,
    // A balance that runs separately for each account proves that there are several.
    account: mapping.account ?? (proven ? account : null),
    // The next file may be from another year.
    year,
    // An account is paid for the first time but once.
    beginsWithBalance: mapping.beginsWithBalance || null,
    decimalMark: shown.mark ?? mapping.decimalMark,
    ...(isOther && date === mapping.date ? { dateOrder } : {}),
  };
}

/**
 * Whether the file contradicts a remembered mapping: the balance proves other amounts, or its days can't be in the
 * remembered order and leave the order open.
 */
export function disproves(guess: CsvGuess, mapping: StatementMapping): boolean {
  const { proven } = guess;
  const isOrderOpen = guess.questions.some(({ about }) => about === "dateOrder");
  if (isOrderOpen && asShown(guess, mapping).dateOrder !== mapping.dateOrder) return true;
  const names = ["amount", "credit", "debit", "fee", "isSignTurned"] as const;
  if (!proven) return false;
  const isUnsigned = proven.direction !== null || proven.balance !== null;
  const isBlind = isUnsigned && mapping.direction === null && mapping.balance === null;
  return isBlind || names.some((name) => proven[name] !== mapping[name]);
}

/**
 * Whether a question must be asked although a mapping is remembered: if every file needs its own answer, or about the
 * formats of days and decimals if the account was recognized only by its columns, because another bank may use the same
 * ones.
 */
export function isOpenAgain(
  about: StatementQuestion["about"],
  { accounts }: StatementTask,
  given: BankAccount | undefined,
  remembered: StatementMapping | undefined,
): boolean {
  const isSure = given !== undefined || accounts.length === 1;
  switch (about) {
    case "year":
      return true;
    case "minor":
      return remembered?.isMinor === null;
    default:
      return !isSure && (about === "dateOrder" || about === "decimalMark");
  }
}
