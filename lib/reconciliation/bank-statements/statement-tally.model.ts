import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Currency, roundedWords } from "@/lib/platform/base/money";
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

/** A payment as a reader found it, its words not cleaned yet. */
export type FoundPayment = {
  readonly line: number;
  readonly raw: string;
  readonly bookedOn: CalendarDate;
  readonly minor: number;
  /** The file has decimals that the currency doesn't have. */
  readonly isRounded?: boolean;
  readonly currency: Currency;
  /** Whatever the line says in words; repeated and blank ones are dropped. */
  readonly words: readonly (string | null | undefined)[];
  readonly payer?: string | null | undefined;
  readonly bankId?: string | null | undefined;
  readonly account: string | null;
};

/** Gathers what a file holds. */
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
      if (isRounded) note(line, raw, roundedWords(currency));
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

/** An account as a file names it. */
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

/** What banks write where they have nothing to say. */
const STAND_INS =
  /^(not ?provided|not ?available|non ?ref|no ?ref|none|null|undefined|unknown|n\/?a|[-.*/#_ ]+)$/i;

/** Ids of nothing but zeros are stand-ins too. */
function idOf(value: string | null | undefined): string | null {
  const id = textOf(value, NAME_LENGTH);
  return id === null || /^0+$/.test(id) ? null : id;
}

/** One line without control and direction characters. */
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
