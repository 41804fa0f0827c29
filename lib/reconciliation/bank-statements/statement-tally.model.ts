import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Currency, roundingNotice } from "@/lib/platform/base/money";
import { storable } from "@/lib/platform/base/text";
import type {
  RefusedLine,
  StatedTotal,
  StatementAccount,
  StatementFormat,
  StatementLine,
  StatementRead,
} from "./statement.model";

const RAW_LENGTH = 4_000;
const MEMO_LENGTH = 500;
const NAME_LENGTH = 200;

/** A payment as a reader found it, with its texts not cleaned yet. */
export type FoundPayment = {
  readonly line: number;
  readonly raw: string;
  readonly bookedOn: CalendarDate;
  readonly minor: number;
  /** Whether the amount was rounded because the file has more decimals than the currency. */
  readonly isRounded?: boolean;
  readonly currency: Currency;
  /** All texts of the line. Repeated and blank ones are dropped later. */
  readonly words: readonly (string | null | undefined)[];
  readonly payer?: string | null | undefined;
  readonly bankId?: string | null | undefined;
  readonly account: string | null;
};

/** Collects the contents of a file. */
export function statementTally(format: StatementFormat) {
  const lines: StatementLine[] = [];
  const skipped: RefusedLine[] = [];
  const notes: RefusedLine[] = [];
  const accounts = new Map<string, StatementAccount>();
  const totals: StatedTotal[] = [];
  const skip = (line: number, raw: string, reason: string): void => {
    skipped.push({ line, raw: rawOf(raw), reason });
  };
  const note = (line: number, raw: string, reason: string): void => {
    notes.push({ line, raw: rawOf(raw), reason });
  };
  const account = (name: string | null, currency: Currency): void => {
    const key = `${currency} ${name ?? ""}`;
    if (!accounts.has(key)) accounts.set(key, { account: name, currency });
  };
  return {
    account,
    skip,
    note,
    pay(found: FoundPayment): void {
      const { line, raw, currency, isRounded } = found;
      account(found.account, currency);
      lines.push(lineOf(found));
      if (isRounded) note(line, raw, roundingNotice(currency));
    },
    compare(...found: readonly (StatedTotal | undefined)[]): void {
      totals.push(...found.filter((one) => one !== undefined));
    },
    read: (): StatementRead => ({
      format,
      lines,
      skipped,
      notes,
      accounts: [...accounts.values()],
      totals,
    }),
  };
}
export type StatementTally = ReturnType<typeof statementTally>;

function lineOf({
  line,
  raw,
  bookedOn,
  minor,
  currency,
  words,
  payer,
  bankId,
  account,
}: FoundPayment): StatementLine {
  return {
    line,
    raw: rawOf(raw),
    bookedOn,
    amountMinor: minor,
    currency,
    memo: memoOf([payer, ...words]),
    payer: textOf(payer, NAME_LENGTH),
    bankId: idOf(bankId),
    account,
  };
}

/** Returns the name of an account as the file states it. */
export function accountOf(name: string | null | undefined): string | null {
  return textOf(name, NAME_LENGTH);
}

function rawOf(raw: string): string {
  return storable(cut(raw.trim(), RAW_LENGTH));
}

function memoOf(words: FoundPayment["words"]): string {
  const parts: string[] = [];
  for (const word of words) {
    const part = cleaned(word ?? "");
    if (part && !STAND_INS.test(part) && !parts.includes(part)) parts.push(part);
  }
  return cut(parts.join(" "), MEMO_LENGTH);
}

function textOf(value: string | null | undefined, length: number): string | null {
  const text = cleaned(value ?? "");
  return text === "" || STAND_INS.test(text) ? null : cut(text, length);
}

/** Placeholders that banks write instead of leaving a field empty. */
const STAND_INS =
  /^(not ?provided|not ?available|non ?ref|no ?ref|none|null|undefined|unknown|n\/?a|[-.*/#_ ]+)$/i;

/** Returns a bank's id. An id of only zeros is a placeholder too. */
function idOf(value: string | null | undefined): string | null {
  const id = textOf(value, NAME_LENGTH);
  return id === null || /^0+$/.test(id) ? null : id;
}

/** Replaces line breaks, control and direction characters by single spaces. */
function cleaned(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\s]+/gu, " ")
    .trim();
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.codePointAt(length - 1) ?? 0;
  return text.slice(0, end > 0xffff ? length - 1 : length).trimEnd();
}
