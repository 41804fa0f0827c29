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

/** The largest statement file that is read, in bytes. */
export const STATEMENT_BYTES = 25_000_000;

/** A payment as a bank's file tells it. */
export type StatementLine = {
  /** The line of the file where it begins, the first being 1. */
  readonly line: number;
  /** As it stood in the file, cut at 4,000 characters. */
  readonly raw: string;
  readonly bookedOn: CalendarDate;
  /** In the currency's smallest unit; negative for what left the account. Zero is kept, as nothing that can be matched. */
  readonly amountMinor: number;
  readonly currency: Currency;
  /** All its words as one text of at most 500 characters, without control characters; may be empty. */
  readonly memo: string;
  /** Who paid, or was paid; null where the file doesn't tell it from the other words. */
  readonly payer: string | null;
  /** The bank's own id of the line, such as FITID or AcctSvcrRef; null where it gives none. */
  readonly bankId: string | null;
  /** The account as the file names it, its IBAN where it has one; null where it names none. */
  readonly account: string | null;
};

/** What is well formed but no payment to take: a balance, one that is pending. It is told and stops nothing. */
export type RefusedLine = { readonly line: number; readonly raw: string; readonly reason: string };

export type StatementAccount = { readonly account: string | null; readonly currency: Currency };

/** A whole file. `accounts` are those of its lines and of its statements without lines, each once a currency. */
export type StatementRead = {
  readonly format: StatementFormat;
  readonly lines: readonly StatementLine[];
  readonly skipped: readonly RefusedLine[];
  /** What to know of lines that are taken all the same, such as an amount that was rounded. */
  readonly notes: readonly RefusedLine[];
  readonly accounts: readonly StatementAccount[];
  /** What the file says of itself, beside what was read of it. */
  readonly totals: readonly StatedTotal[];
};

/** A file that can't be read whole, of which nothing is read; the reason names its line: `Line 12: the amount "12,3.4" can't be read`. */
export type DamagedStatement = { readonly damaged: { readonly line: number; readonly reason: string } };

/** What a file leaves open, and the first value that reads both ways. */
export type StatementQuestion = ReadingQuestion | TotalsQuestion;

export type ReadingQuestion =
  | { readonly about: "mapping" }
  | { readonly about: "currency" }
  /** Of several accounts in the file one is to be taken: `choices` are their names. */
  | { readonly about: "account"; readonly choices: readonly string[] }
  | FormatQuestion
  | MoneyQuestion;

/** What would make an amount wrong if it were guessed, answered by the mapping of a CSV file. */
export type MoneyQuestion =
  /** Several columns can be the amount, or none is known to be; `choices` are columns. */
  | { readonly about: "amount"; readonly choices: readonly string[] }
  /** Amounts without signs, and words in a column of which it isn't known whether they mean in or out. */
  | { readonly about: "direction"; readonly column: string; readonly choices: readonly string[] }
  /** Amounts without signs that may have come or gone, with no words beside them. */
  | { readonly about: "sign"; readonly example: string }
  /** Amounts all without decimals, such as `example`, which may count cents. */
  | { readonly about: "minor"; readonly example: string }
  /** The oldest row, which says `example`, is all of its balance: the first payment of an account, or its opening balance. */
  | { readonly about: "opening"; readonly example: string }
  /** Days without a year, such as `example`, that nothing in the file tells. */
  | { readonly about: "year"; readonly example: string }
  /** Signs that may be those of a card, where what was spent has none; `example` is a row that says so. */
  | { readonly about: "turned"; readonly column: string; readonly example: string }
  /** Codes of states that nothing explains: the lines of some of them aren't booked. */
  | { readonly about: "status"; readonly column: string; readonly choices: readonly string[] }
  /** Debit and credit as a company's own books have them, or as a bank says: `choices` are the columns, debit first. */
  | { readonly about: "sides"; readonly choices: readonly [debit: string, credit: string] };

/** What a file says of itself, and what was read of it, both with their currency. */
export type StatedTotal = {
  readonly of: "in" | "out" | "all" | "closing" | "control";
  readonly stated: string;
  readonly read: string;
};

/** What was read comes to something else. */
export type TotalsQuestion = StatedTotal & { readonly about: "totals" };

/** A file that is whole, but needs answers in its options before a line of it is read. */
export type AskingStatement = {
  readonly format: StatementFormat;
  readonly asks: readonly StatementQuestion[];
};

export type StatementResult = StatementRead | DamagedStatement | AskingStatement;

/** What is known before a file is read. */
export type StatementOptions = {
  /** The account's currency, for lines whose currency the file doesn't name. */
  readonly currency?: Currency;
  /** Which column of a CSV file is what. */
  readonly mapping?: StatementMapping;
  /** For QIF where the file leaves it open; CSV has its own in the mapping. */
  readonly dateOrder?: DateOrder;
  readonly decimalMark?: DecimalMark;
};
