import type { DecimalMark } from "@/lib/imports/csv-amount.model";
import type { FormatQuestion } from "@/lib/imports/csv-format.model";
import type { DateOrder } from "@/lib/imports/dates/csv-date-order.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import type { StatementMapping } from "./statement-mapping.model";

export const STATEMENT_FORMATS = [
  "csv",
  "ofx",
  "camt",
  "mt940",
  "qif",
  "bai2",
  "norma43",
  "coda",
  "abo",
  "cfonb",
  "cbi",
  "1c",
] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** The maximum size of a statement file, in bytes. */
export const STATEMENT_BYTES = 25_000_000;

/** A payment as read from a bank's file. */
export type StatementLine = {
  /** The line of the file in which the payment begins, counted from 1. */
  readonly line: number;
  /** The original text, truncated to 4,000 characters. */
  readonly raw: string;
  readonly bookedOn: CalendarDate;
  /**
   * The amount in the currency's smallest unit, negative for outgoing payments. Payments of zero are kept, although
   * they can't be matched.
   */
  readonly amountMinor: number;
  readonly currency: Currency;
  /** All texts joined, at most 500 characters without control characters; may be empty. */
  readonly memo: string;
  /** The payer or payee; null if the file doesn't separate it from the other texts. */
  readonly payer: string | null;
  /** The bank's own id of the line, such as FITID or AcctSvcrRef; null if there is none. */
  readonly bankId: string | null;
  /** The account as the file names it, preferably its IBAN; null if the file names none. */
  readonly account: string | null;
};

/**
 * A well-formed line that isn't a payment to import, such as a balance or a pending transaction. It is reported but
 * doesn't prevent the import.
 */
export type RefusedLine = { readonly line: number; readonly raw: string; readonly reason: string };

export type StatementAccount = { readonly account: string | null; readonly currency: Currency };

/**
 * The contents of a whole file. `accounts` are the accounts of its lines and of its statements without lines, each once
 * for each currency.
 */
export type StatementRead = {
  readonly format: StatementFormat;
  readonly lines: readonly StatementLine[];
  readonly skipped: readonly RefusedLine[];
  /** Notes about lines that are imported nevertheless, such as a rounded amount. */
  readonly notes: readonly RefusedLine[];
  readonly accounts: readonly StatementAccount[];
  /** The totals that the file states, with those of what was read. */
  readonly totals: readonly StatedTotal[];
};

/**
 * A file that can't be read completely, so that nothing of it is used. The reason names the line: `Line 12: the amount
 * "12,3.4" can't be read`.
 */
export type DamagedStatement = { readonly damaged: { readonly line: number; readonly reason: string } };

/** A question that a file leaves open, with the first ambiguous value. */
export type StatementQuestion = ReadingQuestion | TotalsQuestion;

export type ReadingQuestion =
  | { readonly about: "mapping" }
  | { readonly about: "currency" }
  /** Which of several accounts in the file to import: `choices` are their names. */
  | { readonly about: "account"; readonly choices: readonly string[] }
  | FormatQuestion
  | MoneyQuestion;

/** Questions whose wrong answers would make amounts wrong. The mapping of a CSV file answers them. */
export type MoneyQuestion =
  /** Which column is the amount, if several could be or none is known: `choices` are columns. */
  | { readonly about: "amount"; readonly choices: readonly string[] }
  /** The direction of amounts without signs, if a column has words of unknown direction. */
  | { readonly about: "direction"; readonly column: string; readonly choices: readonly string[] }
  /** The direction of amounts without signs, with no words beside them. */
  | { readonly about: "sign"; readonly example: string }
  /** Whether amounts without decimals, such as `example`, are in cents. */
  | { readonly about: "minor"; readonly example: string }
  /**
   * Whether the oldest row, with the text `example`, is the opening balance or the first payment of an account. Its
   * amount equals its balance.
   */
  | { readonly about: "opening"; readonly example: string }
  /** The year of days such as `example`, if nothing in the file proves it. */
  | { readonly about: "year"; readonly example: string }
  /** Whether signs are inverted as on a card, where expenses are positive; `example` is a text that suggests it. */
  | { readonly about: "turned"; readonly column: string; readonly example: string }
  /** Which status codes mean that a row isn't booked, if nothing explains them. */
  | { readonly about: "status"; readonly column: string; readonly choices: readonly string[] }
  /**
   * Whether debit and credit are meant as in a company's own books or as in a bank's statement: `choices` are the
   * columns, debit first.
   */
  | { readonly about: "sides"; readonly choices: readonly [debit: string, credit: string] };

/** A total that a file states, and the one that was read, both formatted with their currency. */
export type StatedTotal = {
  readonly of: "in" | "out" | "all" | "closing" | "control";
  readonly stated: string;
  readonly read: string;
};

/** A stated total that differs from what was read. */
export type TotalsQuestion = StatedTotal & { readonly about: "totals" };

/** A complete file that requires answers in the options before any line is read. */
export type StatementWithQuestions = {
  readonly format: StatementFormat;
  readonly asks: readonly StatementQuestion[];
};

export type StatementResult = StatementRead | DamagedStatement | StatementWithQuestions;

/** What is known before a file is read. */
export type StatementOptions = {
  /** The account's currency, for lines whose currency the file doesn't name. */
  readonly currency?: Currency;
  /** The columns of a CSV file. */
  readonly mapping?: StatementMapping;
  /** The answers for QIF files that leave the format open. CSV files have their own in the mapping. */
  readonly dateOrder?: DateOrder;
  readonly decimalMark?: DecimalMark;
};
