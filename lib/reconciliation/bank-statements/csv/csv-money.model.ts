import { type RoundedAmount, roundedMinorOf, type TypedAmount } from "@/lib/imports/csv-amount.model";
import { mayCountMinor } from "@/lib/imports/minor-amounts.model";
import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import { type Currency, digitsOf } from "@/lib/platform/base/money";
import type { MoneyQuestion } from "../statement.model";
import type { StatementMapping } from "../statement-mapping.model";
import type { Chain, CsvRows, Numbers } from "./balance/csv-chain.model";
import type { CsvColumn } from "./csv-columns.model";

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

/** A choice of columns, and the questions that it leaves open. */
export type MoneyChoice = { readonly roles: MoneyRoles; readonly questions: readonly MoneyQuestion[] };

/** Returns the names of the columns used for money. */
export function moneyNames({ amount, credit, debit, direction, fee, balance }: MoneyRoles): string[] {
  return [amount, credit, debit, direction, fee, balance].filter((name) => name !== null);
}

/** Asks whether amounts are in cents if they may be. */
export function minorQuestion(
  columns: readonly CsvColumn[],
  roles: MoneyRoles,
  own: Currency | undefined,
): Extract<MoneyQuestion, { about: "minor" }>[] {
  const money = columns.filter(({ name }) => moneyNames({ ...roles, direction: null }).includes(name));
  const amounts = money.flatMap(({ filled }) => filled);
  const headings = money.map(({ name }) => name);
  const example = amounts.find((cell) => /[1-9]/.test(cell));
  return own && example && mayCountMinor(amounts, headings, own) ? [{ about: "minor", example }] : [];
}

/**
 * Converts an amount to the smallest unit. Returns undefined if it is out of range, or if it has decimals although
 * amounts are in cents.
 */
export function minorIn(
  typed: TypedAmount,
  code: Currency,
  isMinor: boolean | null,
): RoundedAmount | undefined {
  const read = roundedMinorOf(typed, code);
  if (!isMinor || !read) return read;
  return typed.fraction === "" ? { ...read, minor: read.minor / 10 ** digitsOf(code) } : undefined;
}

/** A column with its parsed numbers. */
export type NumberColumn = { readonly column: CsvColumn; readonly numbers: Numbers };
/** One way to read the amounts of a file. `change` returns by how much a row moves the balance, in thousandths. */
export type Reading = {
  readonly roles: MoneyRoles;
  readonly columns: readonly CsvColumn[];
  readonly change: (row: number) => number;
  /**
   * Whether the amount of some row stays unknown. Such a reading is never used, but it counts against readings by
   * another balance.
   */
  readonly isOpen?: boolean;
};
/** A balance column and its steps. */
export type RunningBalance = {
  readonly balance: NumberColumn;
  readonly chain: Chain;
  readonly rows: CsvRows;
};

/** Headings that only occur in bookkeeping, beside debit and credit: vouchers, journals, tax codes. */
const HEADINGS =
  /\b(journal|ledger|voucher|(vat|tax|gl|nominal) code|beleg(nr|nummer)?|buchungsschl|steuerschl|sachkonto|gegenkonto|pi[eè]ce|asiento|registrazione|grootboek|btw-?code|dagboek|boekstuk|verifikat|bilag|moms?kode?|mva-?kode|dziennik|dow[oó]d|doklad)/iu;
/** Titles above the account of a ledger. */
const TITLES =
  /(^(?:account|konto|compte|cuenta|conto|rekening|grootboekrekening)\s*:?\s*\d{3,6}\s+\p{L}|account transactions|general ledger|nominal (ledger|activity)|kontoblatt|sachkonto|grand[- ]livre|libro mayor|mastrino|partitario|grootboek|huvudbok|hovedbok|kontokort|kontospecifikation|ksi[eę]ga g|hlavn[ií] kniha|f[oő]k[oö]nyv)/iu;
/** The literal words for debit. Other expressions for money out are unambiguous. */
const DEBIT =
  /^(debits?|dr|d[eé]bit|debet|soll|debe|dare|d[eé]bito|winien|m[aá] d[aá]ti|tartoz|debitore)\b/iu;

/** Whether a file looks like bookkeeping, by the headings or the texts above its table. */
export function isLedger(headers: readonly string[], above: readonly string[]): boolean {
  return headers.some((header) => HEADINGS.test(header)) || above.some((cell) => TITLES.test(cell));
}

/**
 * Asks which column of a ledger is incoming if no balance proves it. In a company's own books, money received by the
 * bank account is a debit; in a bank's statement it is a credit.
 */
export function askedOfLedger(money: MoneyChoice, headers: readonly string[]): MoneyChoice {
  const { credit, debit } = money.roles;
  if (credit === null || debit === null || !DEBIT.test(debit)) return money;
  if (headers.some((header) => headingMeanings(header).has("balance"))) return money;
  return { roles: NO_MONEY, questions: [{ about: "sides", choices: [debit, credit] }] };
}
