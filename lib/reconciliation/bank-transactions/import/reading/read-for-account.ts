import { plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import { type CsvGuess, guessCsvMapping } from "@/lib/reconciliation/bank-statements/csv/csv-guess.model";
import { importKeys } from "@/lib/reconciliation/bank-statements/import-keys";
import { readStatement } from "@/lib/reconciliation/bank-statements/read-statement";
import type {
  StatementLine,
  StatementQuestion,
  StatementRead,
  StatementResult,
  TotalsQuestion,
} from "@/lib/reconciliation/bank-statements/statement.model";
import {
  type StatementMapping,
  statementMapping,
} from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import { agrees, totalsWords } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import type { BankAccount } from "../../accounts/account.model";
import { accountOfFile, linesOf } from "./file-account.model";
import { asShown, disproves, isOpenAgain, rememberedFor } from "./remembered-mapping.model";
import type { CsvColumns, StatementAnswer, StatementRefused, StatementTask } from "./statement-task.model";

/** The result of reading a file, with its lines if it could be read. */
export type ReadForAccount = {
  readonly answer: StatementAnswer;
  readonly lines: readonly StatementLine[];
  /** The import key of each line, by which it is recognized in later files. */
  readonly keys: readonly string[];
};

/**
 * Reads a file for one of the accounts. Determines which account, the columns of a CSV file, and the lines that belong
 * to the account.
 */
export function readForAccount(task: StatementTask): ReadForAccount {
  const given = task.accounts.find(({ id }) => id === task.accountId);
  const first = readStatement(task.bytes, optionsOf(task, given, task.mapping));
  if ("damaged" in first) return refused(first.damaged.reason, "file");
  if (!("asks" in first) || first.format !== "csv") return settled(task, first, given, null);
  if (task.mapping) return asksMore(task, first, given, null);
  return readCsv(task, given);
}

/**
 * Reads a CSV file without a mapping: with the one used last time, otherwise with the guessed one if it leaves nothing
 * open. Otherwise asks.
 */
function readCsv(task: StatementTask, given: BankAccount | undefined): ReadForAccount {
  const guess = guessCsvMapping(task.bytes, given?.currency ?? commonCurrency(task.accounts));
  if ("damaged" in guess) return refused(guess.damaged.reason, "file");
  const found = rememberedFor(task, guess.headerKey, given);
  const account = given ?? found?.account;
  if (found && disproves(guess, found.mapping)) return asksAnew(task, account, guess);
  const remembered = found && asShown(guess, found.mapping);
  const mapping = remembered ?? certain(guess);
  const open = guess.questions.filter(({ about }) => isOpenAgain(about, task, given, remembered));
  if (task.guesses && mapping && open.length === 0)
    return readBy(task, account, { headerKey: guess.headerKey, mapping });
  return remembered
    ? asks(task, account, guess, remembered, open, true)
    : asks(task, account, guess, guess.mapping, guess.questions);
}

function readBy(task: StatementTask, account: BankAccount | undefined, csv: Csv): ReadForAccount {
  const read = readStatement(task.bytes, optionsOf(task, account, csv.mapping));
  return "damaged" in read ? refused(read.damaged.reason, "file") : settled(task, read, account, csv);
}

function asksAnew(task: StatementTask, account: BankAccount | undefined, guess: CsvGuess): ReadForAccount {
  const questions = guess.questions.length > 0 ? guess.questions : [provenAsks(guess)];
  return asks(task, account, guess, guess.mapping, questions);
}

function provenAsks({ mapping }: CsvGuess): StatementQuestion {
  return {
    about: "amount",
    choices: [mapping.amount, mapping.credit, mapping.debit].filter((name) => name !== null),
  };
}

function asks(
  task: StatementTask,
  account: BankAccount | undefined,
  guess: CsvGuess,
  mapping: CsvColumns["mapping"],
  questions: readonly StatementQuestion[],
  isRemembered = false,
): ReadForAccount {
  const csv = { columns: guess.columns, mapping, isRemembered };
  const accountId = account?.id ?? task.accountId;
  return { answer: { kind: "asks", format: "csv", accountId, csv, questions }, lines: [], keys: [] };
}

type Csv = { readonly headerKey: string; readonly mapping: StatementMapping };
type Undamaged = Exclude<StatementResult, { damaged: unknown }>;

function settled(
  task: StatementTask,
  read: Undamaged,
  given: BankAccount | undefined,
  csv: Csv | null,
): ReadForAccount {
  if ("asks" in read) return asksMore(task, read, given, csv);
  const ahead = yearsAhead(read, task);
  if (ahead) return refused(ahead, "file");
  const open = openTotals(read, task);
  if (open.length > 0) return asksMore(task, { format: read.format, asks: open }, given, csv);
  const account = given ?? accountOfFile(task.accounts, read.accounts);
  if (!account) return refused("The file doesn't say which account it is of: choose one.", "accountId");
  const own = linesOf(account, read, task.fileAccount);
  if ("notIts" in own) return refused(own.notIts, "accountId");
  if ("choices" in own)
    return asksMore(task, { format: read.format, asks: [{ about: "account", ...own }] }, account, csv);
  return {
    answer: {
      kind: "found",
      accountId: account.id,
      format: read.format,
      csv: csv ?? csvOf(task, read),
      lineCount: own.lines.length,
      skipped: [...read.skipped, ...own.others],
      notes: read.notes,
      totals: read.totals,
    },
    lines: own.lines,
    keys: importKeys(ofOneAccount(own.lines)),
  };
}

const YEAR = 366;

/** Returns why a file is refused of which a day is years ahead, such as one that counts years from another one. */
function yearsAhead({ lines }: StatementRead, { today }: StatementTask): string | undefined {
  const latest = plusDays(today, YEAR);
  const ahead = lines.find(({ bookedOn }) => bookedOn > latest);
  return (
    ahead &&
    `Line ${ahead.line}: the day reads as ${ahead.bookedOn}, which is more than a year ahead. Write the years of the file with four digits, or correct the day.`
  );
}

/** Returns the stated totals that differ from what was read, unless a user has accepted them in exactly these words. */
function openTotals({ totals }: StatementRead, { acceptedTotals }: StatementTask): readonly TotalsQuestion[] {
  const open = totals.filter((total) => !agrees(total) && !acceptedTotals?.includes(totalsWords(total)));
  return open.map((total) => ({ about: "totals", ...total }));
}

/**
 * Returns the open questions. If the currency is unknown, reads the file in the accounts' currency, provided they all
 * have the same.
 */
function asksMore(
  task: StatementTask,
  { asks: open, format }: Extract<Undamaged, { asks: unknown }>,
  given: BankAccount | undefined,
  csv: Csv | null,
): ReadForAccount {
  if (open.some(({ about }) => about === "currency")) return inCommonCurrency(task, given, csv);
  const mapping = csv?.mapping ?? task.mapping;
  if (format === "csv" && mapping) return asksOfCsv(task, given, mapping, open);
  const answer = { kind: "asks", format, accountId: given?.id ?? null, csv: null, questions: open } as const;
  return { answer, lines: [], keys: [] };
}

function inCommonCurrency(
  task: StatementTask,
  given: BankAccount | undefined,
  csv: Csv | null,
): ReadForAccount {
  const currency = given ? undefined : commonCurrency(task.accounts);
  if (!currency) return refused("The file doesn't say which account it is of: choose one.", "accountId");
  const read = readStatement(task.bytes, {
    ...optionsOf(task, given, csv?.mapping ?? task.mapping),
    currency,
  });
  return "damaged" in read ? refused(read.damaged.reason, "file") : settled(task, read, given, csv);
}

/** Returns questions that arose only while a CSV file was read. */
function asksOfCsv(
  task: StatementTask,
  given: BankAccount | undefined,
  mapping: StatementMapping,
  questions: readonly StatementQuestion[],
): ReadForAccount {
  const guess = guessCsvMapping(task.bytes, given?.currency ?? commonCurrency(task.accounts));
  return "damaged" in guess
    ? refused(guess.damaged.reason, "file")
    : asks(task, given, guess, mapping, questions);
}

/**
 * Removes the account names if a file names one account in several ways, so that identical lines are counted together.
 * Only such files are copied.
 */
function ofOneAccount(lines: readonly StatementLine[]): readonly StatementLine[] {
  const [first] = lines;
  const isOne = lines.every(({ account }) => account === first?.account);
  return isOne ? lines : lines.map((line) => ({ ...line, account: null }));
}

function csvOf(task: StatementTask, { format }: StatementRead): Csv | null {
  if (format !== "csv" || !task.mapping) return null;
  const guess = guessCsvMapping(task.bytes);
  return "damaged" in guess ? null : { headerKey: guess.headerKey, mapping: task.mapping };
}

function optionsOf(
  { dateOrder, decimalMark }: StatementTask,
  account: BankAccount | undefined,
  mapping: StatementMapping | null,
) {
  return {
    ...(account ? { currency: account.currency } : {}),
    ...(mapping ? { mapping } : {}),
    ...(dateOrder ? { dateOrder } : {}),
    ...(decimalMark ? { decimalMark } : {}),
  };
}

function commonCurrency(accounts: readonly BankAccount[]): Currency | undefined {
  const [first] = accounts;
  return accounts.every(({ currency }) => currency === first?.currency) ? first?.currency : undefined;
}

function certain({ mapping, questions }: CsvGuess): StatementMapping | undefined {
  const whole = statementMapping.safeParse(mapping);
  return whole.success && questions.length === 0 ? whole.data : undefined;
}

function refused(message: string, field: StatementRefused["field"]): ReadForAccount {
  return { answer: { kind: "refused", message, field }, lines: [], keys: [] };
}
