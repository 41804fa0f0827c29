import type {
  RefusedLine,
  StatementAccount,
  StatementLine,
} from "@/lib/reconciliation/bank-statements/statement.model";
import { accountWords, type BankAccount } from "../../accounts/account.model";

/** The lines of a file for one account: those to import, and those of other accounts. */
export type OwnLines = { readonly lines: readonly StatementLine[]; readonly others: readonly RefusedLine[] };

/** Why a file doesn't belong to the account. */
export type OtherAccountsFile = { readonly notIts: string };
/** The accounts of a file, any of which may be this one. */
export type Several = { readonly choices: readonly string[] };

type Read = {
  readonly lines: readonly StatementLine[];
  readonly accounts: readonly StatementAccount[];
};

/** The minimum number of digits of an account number. Fewer occur in names such as "Savings 2". */
const DIGITS = 4;

/**
 * Returns the account to which a file belongs if only one fits. Accounts whose last digits the file contains take
 * precedence.
 */
export function accountOfFile(
  accounts: readonly BankAccount[],
  files: readonly StatementAccount[],
): BankAccount | undefined {
  const fitting = accounts.filter((account) => files.some((file) => isIts(account, file)));
  const named = fitting.filter(({ lastDigits, currency }) =>
    files.some(
      (file) => file.currency === currency && lastDigits !== null && digitsOf(file)?.includes(lastDigits),
    ),
  );
  const [first, ...others] = named.length > 0 ? named : fitting;
  return others.length === 0 ? first : undefined;
}

/**
 * Returns the lines of a file that belong to this account: those in its currency and, if the file holds several
 * accounts, of the one with its last digits or the one named by `chosen`.
 */
export function linesOf(
  account: BankAccount,
  read: Read,
  chosen?: string,
): OwnLines | OtherAccountsFile | Several {
  const problem = problemOf(account, read.accounts);
  if (problem) return { notIts: problem };
  const own = ownIn(account, read, chosen);
  if (own.length > 1) return { choices: own.map(({ name }) => name) };
  const [only] = own;
  const lines: StatementLine[] = [];
  const others: RefusedLine[] = [];
  for (const line of read.lines) {
    const key = keyOf(line);
    if (line.currency !== account.currency) others.push(left(line, `It is in ${line.currency}.`));
    else if (isIts(account, line) && (key === undefined || only === undefined || key === only.key))
      lines.push(line);
    else others.push(left(line, "It is of another account."));
  }
  return { lines, others };
}

type Named = { readonly name: string; readonly key: string };

/** Returns the accounts of a file that may be this one: the one with its last digits, or all, each only once. */
function ownIn(account: BankAccount, { accounts }: Read, chosen: string | undefined): readonly Named[] {
  const all = new Map<string, Named>();
  for (const file of accounts.filter((one) => isIts(account, one))) {
    const key = keyOf(file);
    if (key !== undefined && file.account !== null && !all.has(key))
      all.set(key, { name: file.account, key });
  }
  const named = [...all.values()].filter(
    ({ key }) => account.lastDigits !== null && key.includes(account.lastDigits),
  );
  if (named.length > 0) return named.slice(0, 1);
  const taken = [...all.values()].filter(({ name }) => name === chosen);
  return taken.length > 0 ? taken : [...all.values()];
}

function problemOf(account: BankAccount, files: readonly StatementAccount[]): string | undefined {
  const [first] = files;
  const inIts = files.filter(({ currency }) => currency === account.currency);
  if (first && inIts.length === 0)
    return `The file is in ${first.currency}. ${accountWords(account)}, can't take it.`;
  const own = inIts.filter((file) => isIts(account, file));
  const [other] = inIts;
  if (other && own.length === 0)
    return `The file is of an account ending in ${digitsOf(other)?.slice(-DIGITS)}, not of ${accountWords(account)}.`;
  return undefined;
}

/** Returns the key of an account: its digits, or its name if it has none. */
function keyOf(file: Pick<StatementAccount, "account">): string | undefined {
  return digitsOf(file) ?? file.account?.toLowerCase();
}

function isIts(account: BankAccount, file: StatementAccount): boolean {
  if (account.currency !== file.currency) return false;
  const digits = digitsOf(file);
  return account.lastDigits === null || digits === undefined || digits.includes(account.lastDigits);
}

function digitsOf({ account }: Pick<StatementAccount, "account">): string | undefined {
  const digits = account?.replace(/\D/g, "") ?? "";
  return digits.length >= DIGITS ? digits : undefined;
}

function left({ line, raw }: StatementLine, reason: string): RefusedLine {
  return { line, raw, reason };
}
