import type { CsvGuess } from "@/lib/reconciliation/bank-statements/csv/csv-guess.model";
import type { StatementQuestion } from "@/lib/reconciliation/bank-statements/statement.model";
import {
  type StatementMapping,
  statementMapping,
} from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import type { BankAccount } from "../../accounts/account.model";
import type { StatementTask } from "./statement-task.model";

/** The mapping by which a file with this header was read for the account, or for the only one that ever had such a file. */
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

/** What is remembered of days and decimals counts where the file leaves them open; what it shows itself goes before. */
export function asShown(
  { shown, proven, mapping: { date, dateOrder, year, account } }: CsvGuess,
  mapping: StatementMapping,
) {
  const isOther = shown.orders.length > 0 && !shown.orders.includes(mapping.dateOrder);
  return {
    ...mapping,
    // A balance that runs for each account by itself shows that there are several.
    account: mapping.account ?? (proven ? account : null),
    // The next file may be of another one.
    year,
    decimalMark: shown.mark ?? mapping.decimalMark,
    ...(isOther && date === mapping.date ? { dateOrder } : {}),
  };
}

/** Whether the balance proves other amounts than a remembered mapping reads, or its days can't be in the remembered order and leave it open. */
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
 * What no other file tells; and how days and decimals are written, where only its columns give a file to an account: another
 * bank may have the same.
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
    case "opening":
      // An account is paid for the first time but once.
      return remembered?.beginsWithBalance !== true;
    default:
      return !isSure && (about === "dateOrder" || about === "decimalMark");
  }
}
