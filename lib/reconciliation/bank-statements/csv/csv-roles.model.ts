import type { HeadingMeaning } from "@/lib/imports/words/language-words.model";
import type { Currency } from "@/lib/platform/base/money";
import { isUnbooked } from "../row-words.model";
import type { MoneyQuestion } from "../statement.model";
import type { StatementMapping } from "../statement-mapping.model";
import { currencyColumnOf } from "./csv-choice.model";
import { type CsvColumn, isCounter, means } from "./csv-columns.model";
import type { MoneyRoles } from "./csv-money.model";

/** What columns say beside the amount. */
export type WordRoles = Pick<
  StatementMapping,
  "payer" | "payee" | "bankId" | "currency" | "account" | "status" | "memo"
>;
export type Roles = MoneyRoles & WordRoles & { readonly date: string | null };

/** Days of booking go before others. */
const BOOKED =
  /book|post|complet|buch|boek|comptab|contab|bokf|bogf|kirj|ksi[eę]g|zaú[cč]t|knji[zž]|könyv|muhas|проводк|記帳|记账|計上/i;

/** The day of booking, else any day but that of value, else any. */
export function dateColumnOf(columns: readonly CsvColumn[]): CsvColumn | undefined {
  const days = columns.filter(({ isDate }) => isDate);
  const rank = (column: CsvColumn) =>
    (means(column, "valueDate") ? 0 : 4) +
    (BOOKED.test(column.name) ? 2 : 0) +
    (means(column, "date") ? 1 : 0);
  return days.sort((a, b) => rank(b) - rank(a))[0];
}

/** Whether another column of other days is called just the same: either may be the day of booking. */
export function isDateOpen(columns: readonly CsvColumn[], date: CsvColumn): boolean {
  const called = (column: CsvColumn) => column.name.replace(/ \(\d+\)$/, "");
  return columns.some(
    (other) =>
      other !== date &&
      other.isDate &&
      called(other) === called(date) &&
      other.cells.some((cell, row) => cell !== date.cells[row]),
  );
}

/** What each column is for that holds no money, by its heading and what stands in it; a column has one role. */
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

/** By its heading, or by its few words of which some say that a row isn't booked. */
export function isStatus(column: CsvColumn): boolean {
  if (means(column, "status")) return true;
  const { distinct, filled } = column;
  const isFew = distinct.size > 1 && distinct.size <= MOST_STATES && distinct.size < filled.length;
  return isFew && !means(column, "party", "payer", "payee") && [...column.distinct].some(isUnbooked);
}

const STATES = /^(st|sts|stat)\.?$/i;
const CODE = /^[A-Z\d]{1,2}$/;

/** Codes of states without a legend: where no balance tells which lines count, a person does. */
export function stateQuestion(columns: readonly CsvColumn[]): Extract<MoneyQuestion, { about: "status" }>[] {
  const column = columns.find(
    (one) =>
      (means(one, "status") || STATES.test(one.name.trim())) &&
      one.distinct.size > 1 &&
      [...one.distinct].every((word) => CODE.test(word)),
  );
  return column ? [{ about: "status", column: column.name, choices: [...column.distinct].sort() }] : [];
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

/** Who paid and who was paid; a column for either serves for both, and names go before addresses of mail. */
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

/** A bank's own number of a transaction, not one that a payer gave. */
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

/** References and cheques may be in digits alone. */
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

/** The columns that are called so, then those that nobody claims: what a bank says is not thrown away. */
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
