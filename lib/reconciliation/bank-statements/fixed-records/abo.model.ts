import type { Currency } from "@/lib/platform/base/money";
import type { StatementOptions, StatementRead } from "../statement.model";
import { accountOf, type FoundPayment, type StatementTally, statementTally } from "../statement-tally.model";
import { statedTotal, sumsOf } from "../statement-totals.model";
import { numericCurrency } from "../statement-values.model";
import { asking, quoted, unreadableAt } from "../unreadable.model";
import { digitsMinor, type FixedRecord, fixedRecords, runningText, sixDigitDay } from "./fixed-record.model";

/** The maximum length of a record. Each record is a line; those with texts may be longer than the others. */
const WIDTH = 1_024;
const DECIMALS = 2;
/** The sign of each accounting code: debit, credit, and the reversal of each. */
const WAYS: Readonly<Record<string, 1 | -1>> = { "1": -1, "2": 1, "4": 1, "5": -1 };
/** The codes of reversals. */
const TAKEN_BACK = ["4", "5"];

type Payment = FoundPayment & { readonly way: string; readonly texts: string[] };
type Statement = { readonly head: FixedRecord; readonly payments: Payment[] };
type Reading = { readonly options: StatementOptions; readonly accountIn: (digits: string) => string };

/**
 * Reads ABO, also called GPC, the format of Czech and Slovak banks: a 074 record with both balances, followed by
 * payments (075) and their texts.
 */
export function readAbo(bytes: Uint8Array, options: StatementOptions): StatementRead {
  const tally = statementTally("abo");
  const records = [...fixedRecords(bytes, WIDTH)];
  const reading = { options, accountIn: accountsIn(records) };
  let open: Statement | undefined;
  for (const record of records) {
    if (record.at(1, 3) === "074") {
      if (open) close(open, tally, reading);
      open = { head: record, payments: [] };
    } else take(record, open, reading);
  }
  if (open) close(open, tally, reading);
  return tally.read();
}

function accountsIn(records: readonly FixedRecord[]) {
  const payments = records.filter(({ at }) => at(1, 3) === "075");
  return aboAccounts(
    records[0]?.at(4, 19) ?? "",
    payments.map(({ at }) => at(20, 35)),
  );
}

function take(record: FixedRecord, open: Statement | undefined, reading: Reading): void {
  const { line, at, text } = record;
  const code = at(1, 3);
  if (code === "075" && open) open.payments.push(paymentOf(record, open, reading));
  else if (["076", "078", "079"].includes(code)) {
    const payment = open?.payments.at(-1);
    if (!payment) throw unreadableAt(line, "the text belongs to no transaction");
    payment.texts.push(code === "076" ? at(36, WIDTH) : at(4, WIDTH));
  } else throw unreadableAt(line, `the record ${quoted(text)} isn't known`);
}

function paymentOf(record: FixedRecord, { head }: Statement, reading: Reading): Payment {
  const { line, at, text } = record;
  const account = at(4, 19);
  if (account !== head.at(4, 19))
    throw unreadableAt(line, `the transaction is of ${quoted(account)}, not of the account above`);
  const way = at(61, 61);
  const turn = WAYS[way];
  if (!turn) throw unreadableAt(line, `${quoted(way)} is neither debit (1, 4) nor credit (2, 5)`);
  const currency = currencyIn(record, reading.options);
  const amount = digitsMinor(at(49, 60), DECIMALS, currency, line);
  return {
    ...amount,
    minor: turn * amount.minor + 0,
    line,
    raw: text,
    way,
    // The value date is used if there is no booking date.
    bookedOn: sixDigitDay([at(123, 128), at(92, 97)].find((day) => /[1-9]/.test(day)) ?? "", "DMY", line),
    currency,
    payer: at(98, 117),
    bankId: at(36, 48),
    words: wordsIn(record, reading),
    account: accountOf(reading.accountIn(account)),
    texts: [],
  };
}

/** Returns the symbols that state the purpose of Czech and Slovak payments, and the other party's account. */
function wordsIn({ at }: FixedRecord, { accountIn }: Reading): string[] {
  const other = bare(accountIn(at(20, 35)));
  const bank = at(74, 77).trim();
  const symbols = { VS: at(62, 71), SS: at(82, 91), KS: at(78, 81) };
  return [
    ...Object.entries(symbols).flatMap(([name, digits]) => (bare(digits) ? [`${name} ${bare(digits)}`] : [])),
    ...(other ? [bare(bank) ? `${other}/${bank}` : other] : []),
  ];
}

function bare(digits: string): string {
  return digits.trim().replace(/^0+/, "");
}

function currencyIn({ at, line }: FixedRecord, { currency }: StatementOptions): Currency {
  const number = at(120, 122);
  if (/[1-9]/.test(number)) return numericCurrency(number, line);
  if (!currency) throw asking("abo", { about: "currency" });
  return currency;
}

/** Adds the payments of a statement to the tally, and compares them with its balances and totals. */
function close({ head, payments }: Statement, tally: StatementTally, { options, accountIn }: Reading): void {
  const [first] = payments;
  const currency = first?.currency ?? options.currency;
  if (!currency) throw asking("abo", { about: "currency" });
  const other = payments.find((payment) => payment.currency !== currency);
  if (other) throw unreadableAt(other.line, "the transaction is in another currency than the one above");
  tally.account(accountOf(accountIn(head.at(4, 19))), currency);
  for (const { texts, ...found } of payments)
    tally.pay({ ...found, words: [runningText(texts), ...found.words] });
  const opening = balance(head, 46, currency);
  const { moved } = sumsOf(payments.map(({ minor }) => minor));
  tally.compare(
    turnover("in", head, 91, payments, currency),
    turnover("out", head, 76, payments, currency),
    statedTotal("closing", balance(head, 61, currency), opening + moved, currency),
  );
}

/** Reads a balance of 14 digits followed by its sign. */
function balance({ at, line }: FixedRecord, from: number, currency: Currency): number {
  const sign = at(from + 14, from + 14);
  if (!/[-+ 0]/.test(sign)) throw unreadableAt(line, `the sign ${quoted(sign)} isn't known`);
  const { minor } = digitsMinor(at(from, from + 13), DECIMALS, currency, line);
  return sign === "-" ? -minor + 0 : minor;
}

/**
 * Compares a total of incoming or outgoing payments. Some banks deduct reversals from the side that they reverse,
 * others add them to the opposite side.
 */
function turnover(
  of: "in" | "out",
  head: FixedRecord,
  from: number,
  payments: readonly Payment[],
  currency: Currency,
) {
  const stated = Math.abs(balance(head, from, currency));
  const isOwn = ({ way }: Payment) => (way === "2" || way === "5") === (of === "in");
  const turn = of === "in" ? 1 : -1;
  const sumOf = (some: readonly Payment[]) => turn * some.reduce((sum, { minor }) => sum + minor, 0) + 0;
  const netted = sumOf(payments.filter(isOwn));
  const whole = sumOf(payments.filter(({ minor }) => minor * turn > 0));
  const hasReversals = payments.some(({ way }) => TAKEN_BACK.includes(way));
  return statedTotal(of, stated, hasReversals && stated === Math.abs(netted) ? stated : whole, currency);
}

/**
 * The position of each digit of an account number in the banks' internal form, in which the last digit comes first and
 * the prefix last.
 */
const INSIDE = [10, 11, 12, 13, 14, 15, 4, 5, 6, 7, 8, 3, 9, 1, 2, 0] as const;
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6] as const;
const PREFIX = 6;

/**
 * Returns a function that reads the account numbers of an ABO file, which have a prefix of six digits and a number of
 * ten. Numbers are converted from the banks' internal form if the file's `own` number and more of the others have valid
 * check digits only that way; otherwise they are kept.
 */
function aboAccounts(own: string, others: readonly string[]): (digits: string) => string {
  const known = [...new Set([own, ...others])].filter(isNumber);
  const standing = known.filter(isAccount).length;
  const inside = known.filter((digits) => isAccount(outside(digits))).length;
  const isInside = isNumber(own) && !isAccount(own) && isAccount(outside(own)) && inside > standing;
  return (digits) => (isInside && isNumber(digits) ? outside(digits) : digits);
}

function isNumber(digits: string): boolean {
  return /^\d{16}$/.test(digits) && /[1-9]/.test(digits);
}

function outside(digits: string): string {
  return INSIDE.map((place) => digits[place]).join("");
}

function isAccount(digits: string): boolean {
  return [digits.slice(0, PREFIX), digits.slice(PREFIX)].every(isChecked);
}

/** Whether the weighted sum of digits is a multiple of eleven, as required of both parts. */
function isChecked(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  return sum % 11 === 0;
}
