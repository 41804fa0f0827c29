import { isPendingWord } from "@/lib/imports/words/cell-meaning.model";
import type { HeadingMeaning } from "@/lib/imports/words/language-words.model";
import type { Currency } from "@/lib/platform/base/money";
import { areRecordKinds, isKnownState, isUnbooked } from "../row-words.model";
import type { MoneyQuestion } from "../statement.model";
import type { StatementMapping } from "../statement-mapping.model";
import { type CsvColumn, isCounter, means } from "./csv-columns.model";
import { currencyColumnOf } from "./csv-currency.model";
import type { MoneyRoles } from "./csv-money.model";

/** The columns with information other than amounts. */
export type WordRoles = Pick<
  StatementMapping,
  "payer" | "payee" | "bankId" | "currency" | "account" | "status" | "memo"
>;
export type Roles = MoneyRoles & WordRoles & { readonly date: string | null };

/** Headings of the booking date, which is preferred to other dates. */
const BOOKED =
  /book|post|complet|settled|buch|boek|comptab|contab|bokf|bogf|kirj|ksi[eę]g|zaú[cč]t|knji[zž]|könyv|muhas|проводк|記帳|记账|計上/i;

/** Returns the column of booking dates, otherwise one of any dates except value dates, otherwise any date column. */
export function dateColumnOf(columns: readonly CsvColumn[]): CsvColumn | undefined {
  const days = columns.filter(({ isDate }) => isDate);
  const rank = (column: CsvColumn) =>
    (means(column, "valueDate") ? 0 : 4) +
    (BOOKED.test(column.name) ? 2 : 0) +
    (means(column, "date") ? 1 : 0);
  return days.sort((a, b) => rank(b) - rank(a))[0];
}

/**
 * Whether another column with different days has the same heading, or none has any, so that either may be the booking
 * date.
 */
export function isDateOpen(columns: readonly CsvColumn[], date: CsvColumn, hasHeader: boolean): boolean {
  const called = (column: CsvColumn) => (hasHeader ? column.name.replace(/ \(\d+\)$/, "") : "");
  const [before, after] = columns.slice(columns.indexOf(date) + 1);
  // Without headings, the day that stands beside the balances it moves is that of booking.
  if (!hasHeader && before?.isAmount && after?.isAmount) return false;
  return columns.some(
    (other) =>
      other !== date &&
      other.isDate &&
      called(other) === called(date) &&
      other.cells.some((cell, row) => cell !== date.cells[row]),
  );
}

/** Assigns the columns without amounts by their headings and cells. Each column has one role. */
export function wordRolesOf(
  columns: readonly CsvColumn[],
  taken: readonly (string | null)[],
  own: Currency | undefined,
): WordRoles {
  const free = columns.filter(({ name }) => !taken.includes(name));
  const first = (fits: (column: CsvColumn) => boolean, ...meanings: HeadingMeaning[]) =>
    free.find((column) => means(column, ...meanings) && column.filled.length > 0 && fits(column))?.name ??
    null;
  const isText = ({ isDate, isAmount, isCurrency, letters }: CsvColumn) =>
    !isDate && !isAmount && !isCurrency && letters > 0;
  const status =
    first(isText, "status") ?? free.find((column) => isText(column) && isStatus(column))?.name ?? null;
  const people = peopleIn(free.filter(isText));
  const bankId = free.find(isBankId)?.name ?? null;
  const roles = {
    ...people,
    bankId,
    currency: currencyOfRows(columns, taken, own),
    account: first(
      (column) =>
        !column.isDate && column.distinct.size < Math.max(column.filled.length, 2) && !isSomeoneElses(column),
      "account",
    ),
    status,
  };
  const used = [...taken, ...Object.values(roles)].filter((name) => name !== bankId);
  return {
    ...roles,
    memo: memoOf(
      free.filter((column) => isText(column) || isSaidInDigits(column)),
      used,
    ),
  };
}

const MOST_STATES = 6;

/**
 * Whether a column is a status, by its heading, or by having only a few different words of which some mean that a row
 * isn't booked.
 */
export function isStatus(column: CsvColumn): boolean {
  if (means(column, "status")) return true;
  const { distinct, filled } = column;
  const isFew = distinct.size > 1 && distinct.size <= MOST_STATES && distinct.size < filled.length;
  const says = areRecordKinds(distinct) || [...distinct].some(isPendingWord);
  return isFew && says && !means(column, "party", "payer", "payee");
}

const STATES = /^(st|sts|stat)\.?$/i;
const CODE = /^[A-Z\d]{1,2}$/;

/**
 * Returns a question about status codes without an explanation and about unknown words beside others, unless a balance
 * proves which rows count, and about an unknown word of which no row has a balance while each other row has one.
 */
export function stateQuestion(
  columns: readonly CsvColumn[],
  isProven: boolean,
): Extract<MoneyQuestion, { about: "status" }>[] {
  const balance = columns.find((one) => means(one, "balance") && one.filled.length > 0);
  const column = columns.find(
    (one) =>
      (means(one, "status") || STATES.test(one.name.trim())) &&
      one.distinct.size > 1 &&
      ((!isProven && isUnexplained(one)) || isWithoutBalance(one, balance)),
  );
  return column ? [{ about: "status", column: column.name, choices: [...column.distinct].sort() }] : [];
}

function isUnexplained({ distinct }: CsvColumn): boolean {
  return [...distinct].every((word) => CODE.test(word)) || ![...distinct].every(isKnownState);
}

function isWithoutBalance({ cells, distinct }: CsvColumn, balance: CsvColumn | undefined): boolean {
  const words = [...distinct].filter((word) => !isUnbooked(word));
  const has = (word: string) =>
    new Set(cells.flatMap((cell, row) => (cell === word ? [(balance?.cells[row] ?? "") !== ""] : [])));
  const all = words.map(has);
  return (
    all.every(({ size }) => size === 1) &&
    all.some((one) => one.has(true)) &&
    all.some((one) => one.has(false))
  );
}

function currencyOfRows(
  columns: readonly CsvColumn[],
  taken: readonly (string | null)[],
  own: Currency | undefined,
): string | null {
  const amount = columns.find(({ name, isAmount }) => isAmount && taken.includes(name));
  if (amount && own && amount.currencies.includes(own)) return null;
  const possible = columns.filter((column) => column.isCurrency && !means(column, "original"));
  const ours = possible.filter(
    (column) => own !== undefined && column.distinct.size === 1 && column.distinct.has(own),
  );
  const beside =
    amount &&
    currencyColumnOf(
      amount,
      columns.filter((column) => column === amount || possible.includes(column)),
    );
  return (possible.length > 1 && ours[0] ? ours[0] : (beside ?? possible[0]))?.name ?? null;
}

/**
 * Finds the columns of payers and payees. A column that can be either serves for both. Names are preferred to email
 * addresses.
 */
function peopleIn(columns: readonly CsvColumn[]): Pick<WordRoles, "payer" | "payee"> {
  const isMail = (column: CsvColumn) =>
    means(column, "email") || column.filled.every((cell) => /^\S+@\S+$/.test(cell));
  const isNumber = (column: CsvColumn) =>
    means(column, "account", "bank", "number") ||
    column.filled.every((cell) => /^[A-Z]{2}\d{2}[A-Z0-9 ]{8,}$|^[\d /-]+$/.test(cell));
  const named = columns
    .filter((column) => !isMail(column) && !isNumber(column) && !means(column, "original"))
    .sort((a, b) => Number(b.distinct.size > 1) - Number(a.distinct.size > 1));
  const one = (meaning: HeadingMeaning, ...isnt: HeadingMeaning[]) =>
    named.find((column) => means(column, meaning) && !means(column, ...isnt))?.name ?? null;
  const party =
    one("party") ??
    named.find((column) => means(column, "payer") && means(column, "payee"))?.name ??
    one("client") ??
    one("supplier");
  const [payer, payee] = [one("payer", "payee"), one("payee", "payer")];
  if (payer && payee) return { payer, payee };
  return { payer: payer ?? party ?? payee, payee: payee ?? party ?? payer };
}

/** Headings of a bank's own transaction number, as opposed to a reference that the payer gave. */
export const OWN_NUMBER =
  /\b(id|fitid|utr)\b|_id$|trans|tran[zs]ak|txn|arch|arhi|arki|kood|code|код|операц|流水|番号|序號/i;

function isBankId(column: CsvColumn): boolean {
  const isGiven = column.filled.length > 0 && column.distinct.size === column.filled.length;
  return (
    isGiven &&
    !column.isDate &&
    !isCounter(column) &&
    means(column, "reference") &&
    OWN_NUMBER.test(column.name)
  );
}

function isSomeoneElses(column: CsvColumn): boolean {
  return means(column, "payer", "payee", "party", "number");
}

/** Whether a column holds references or cheque numbers, which may consist only of digits. */
function isSaidInDigits(column: CsvColumn): boolean {
  return (
    !column.isDate &&
    means(column, "reference", "memo", "bookingReference") &&
    column.filled.length > 0 &&
    !isCounter(column)
  );
}

const NO_WORDS = [
  "status",
  "currency",
  "account",
  "bank",
  "email",
  "direction",
  "original",
  "balance",
  "fee",
  "exchangeRate",
] as const;
const MOST = 20;

/**
 * Chooses the memo columns: those with such a heading, then those without any other role, so that nothing the bank says
 * is lost.
 */
function memoOf(
  columns: readonly CsvColumn[],
  used: readonly (string | null | readonly string[])[],
): string[] {
  const free = columns.filter(({ name }) => !used.includes(name));
  const named = free.filter((column) => means(column, "memo", "reference", "bookingReference"));
  const unclaimed = free.filter(
    (column) =>
      !named.includes(column) &&
      !means(column, ...NO_WORDS) &&
      column.letters > 0 &&
      (column.distinct.size > 1 || column.filled.length <= 1),
  );
  const found = [...named, ...unclaimed];
  const longest = free.filter(({ letters }) => letters > 0).sort((a, b) => b.letters - a.letters);
  return (found.length > 0 ? found : longest.slice(0, 1)).map(({ name }) => name).slice(0, MOST);
}
