import {
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  monthOf,
} from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import type { StatementOptions, StatementRead } from "../statement.model";
import { accountOf, type StatementTally, statementTally } from "../statement-tally.model";
import { statedTotal, sumsOf } from "../statement-totals.model";
import { currencyAt, dayOf, fullYear, statedMinor } from "../statement-values.model";
import { asking, quoted, unreadableAt } from "../unreadable.model";
import { type Mt940Field, mt940Fields, mt940Words } from "./mt940-fields.model";

/** The fields of a payment: value date, booking date, mark, funds code, amount, type, references. */
const PAYMENT =
  /^\s*(?<value>\d{6})\s{0,5}(?<booked>\d{4})?\s{0,5}(?<mark>R[CD]|E[CD]|[CD])(?<funds>[A-Z])?\s?(?<amount>\d[\d,.]*|,\d+)(?<rest>.*)$/;
const REFERENCES = /^\s?[A-Z][A-Z0-9]{3}(?<references>.*)$/;
const BALANCE = /^\s*(?<mark>[CD])\d{6}(?<currency>[A-Z]{3})(?<amount>[\d,.]+)/;
/** The number of incoming or outgoing payments of a message, and their sum. */
const TOTAL = /^\s*\d{1,5}(?<currency>[A-Z]{3})(?<amount>[\d,.]+)/;
const FLOOR_LIMIT = /^\s*(?<currency>[A-Z]{3})/;

/** The marks that raise the balance: credits and reversals of debits. */
const RAISES: Readonly<Record<string, boolean>> = { C: true, RD: true, D: false, RC: false };

/** Reads MT940 and MT942, with or without SWIFT envelopes. */
export function readMt940(bytes: Uint8Array, options: StatementOptions): StatementRead {
  const reader = new Mt940Reader(options);
  for (const field of mt940Fields(bytes)) reader.take(field);
  return reader.read();
}

class Mt940Reader {
  private readonly tally: StatementTally = statementTally("mt940");
  private readonly options: StatementOptions;
  private account: string | null = null;
  private currency: Currency | undefined;
  private payment: Mt940Field | undefined;
  /** The line of an opening balance that has no closing balance yet. */
  private openedAt: number | undefined;
  private opening = 0;
  /** The signed amounts of the payments since the last balance or, in a message without one, since its beginning. */
  private moves: number[] = [];
  private hasExpected = false;

  constructor(options: StatementOptions) {
    this.options = options;
  }

  take(field: Mt940Field): void {
    const isAbout = field.tag === "86";
    if (this.payment) this.pay(this.payment, isAbout ? field : undefined);
    if (!isAbout) this.takeOther(field);
  }

  private takeOther(field: Mt940Field): void {
    const [first = ""] = field.lines;
    switch (field.tag) {
      case "20":
        this.begin();
        break;
      case "25":
        this.account = accountOf(field.lines.join(""));
        break;
      case "60F":
      case "60M":
        this.openBalance(field);
        break;
      case "34F":
        this.currency = this.currencyIn(FLOOR_LIMIT, first, field.line);
        break;
      case "61":
        this.payment = field;
        break;
      case "62F":
      case "62M":
        this.closeBalance(first, field.line);
        break;
      case "90C":
      case "90D":
        this.total(field.tag === "90C" ? "in" : "out", first, field.line);
    }
  }

  read(): StatementRead {
    if (this.payment) this.pay(this.payment, undefined);
    this.begin();
    return this.tally.read();
  }

  private begin(): void {
    if (this.openedAt !== undefined)
      throw unreadableAt(this.openedAt, "the statement that opens here has no closing balance");
    this.account = null;
    this.currency = undefined;
    this.moves = [];
    this.hasExpected = false;
  }

  private openBalance({ lines, line }: Mt940Field): void {
    this.currency = this.currencyIn(BALANCE, lines[0] ?? "", line);
    this.openedAt = line;
    this.opening = this.balanceIn(lines[0] ?? "", line) ?? 0;
    this.moves = [];
    this.tally.account(this.account, this.currency);
  }

  private closeBalance(text: string, line: number): void {
    const closing = this.balanceIn(text, line);
    if (this.openedAt !== undefined && this.currency)
      this.tally.compare(
        statedTotal("closing", closing, this.opening + sumsOf(this.moves).moved, this.currency),
      );
    this.openedAt = undefined;
  }

  /** Returns a balance, or undefined if it is in another currency or can't be read. */
  private balanceIn(text: string, line: number): number | undefined {
    const { mark, currency, amount = "" } = BALANCE.exec(text)?.groups ?? {};
    if (!this.currency || currency !== this.currency) return undefined;
    const { minor } = statedMinor(amount, this.currency, line);
    return mark === "C" ? minor : -minor + 0;
  }

  /** Compares a total, unless there are expected transactions, which the total may or may not include. */
  private total(of: "in" | "out", text: string, line: number): void {
    const { currency, amount = "" } = TOTAL.exec(text)?.groups ?? {};
    if (!this.currency || currency !== this.currency || this.hasExpected) return;
    const { came, went } = sumsOf(this.moves);
    const { minor } = statedMinor(amount, this.currency, line);
    this.tally.compare(statedTotal(of, minor, of === "in" ? came : -went + 0, this.currency));
  }

  private currencyIn(form: RegExp, text: string, line: number): Currency {
    const code = form.exec(text)?.groups?.currency;
    if (code === undefined) throw unreadableAt(line, `the balance ${quoted(text)} can't be read`);
    return currencyAt(code, line);
  }

  private pay(payment: Mt940Field, about: Mt940Field | undefined): void {
    this.payment = undefined;
    const { line, lines } = payment;
    const [first = "", ...supplement] = lines;
    const parts = PAYMENT.exec(first)?.groups;
    if (!parts) throw unreadableAt(line, `the transaction ${quoted(first)} can't be read`);
    const currency = this.currency ?? this.options.currency;
    if (!currency) throw asking("mt940", { about: "currency" });
    const raw = rawOf(payment, about);
    const raises = RAISES[parts.mark ?? ""];
    const found = this.found(parts, currency, line);
    if (raises === undefined) {
      this.hasExpected = true;
      this.tally.skip(line, raw, "The transaction is only expected.");
      return;
    }
    const { customer, bank } = referencesIn(parts.rest ?? "");
    const told = mt940Words(about?.lines ?? []);
    const words = [...told.words, ...supplement, customer];
    const minor = raises ? found.minor : -found.minor;
    this.moves.push(minor);
    this.tally.pay({ ...found, minor, raw, words, payer: told.payer, bankId: bank });
  }

  private found(parts: { readonly [name: string]: string }, currency: Currency, line: number) {
    const bookedOn = bookedDay(parts.value ?? "", parts.booked, line);
    return {
      line,
      bookedOn,
      ...statedMinor(parts.amount ?? "", currency, line),
      currency,
      account: this.account,
    };
  }
}

/** Splits the references. The customer's may contain a slash; the bank's follows a double slash. */
function referencesIn(rest: string): { customer: string | undefined; bank: string | undefined } {
  const references = REFERENCES.exec(rest)?.groups?.references ?? "";
  const split = references.indexOf("//");
  if (split === -1) return { customer: references, bank: undefined };
  return { customer: references.slice(0, split), bank: references.slice(split + 2) };
}

/**
 * Returns the booking date. The file omits its year, so this takes the year that brings it nearest to the value date.
 */
function bookedDay(value: string, booked: string | undefined, line: number): CalendarDate {
  const valueDay = dayOfValue(value, line);
  if (booked === undefined) return valueDay;
  const [month, day] = [booked.slice(0, 2), booked.slice(2, 4)];
  const year = Number(valueDay.slice(0, 4));
  const days = [year - 1, year, year + 1].map((one) => `${one}-${month}-${day}`).filter(isCalendarDate);
  const [nearest] = days.sort((a, b) => distance(a, valueDay) - distance(b, valueDay));
  if (!nearest) throw unreadableAt(line, `there is no day ${quoted(booked)}`);
  return nearest;
}

/**
 * Returns the value date. Where interest is counted with 30 days a month, banks may write the end of February as the
 * 29th or 30th.
 */
function dayOfValue(value: string, line: number): CalendarDate {
  const [year, month, day] = [fullYear(value.slice(0, 2)), value.slice(2, 4), value.slice(4, 6)];
  const isLast = month === "02" && (day === "29" || day === "30");
  return isLast ? monthOf(dayOf(year, month, "01", line)).last : dayOf(year, month, day, line);
}

function distance(from: CalendarDate, to: CalendarDate): number {
  return Math.abs(daysBetween(from, to));
}

function rawOf(payment: Mt940Field, about: Mt940Field | undefined): string {
  const own = `:61:${payment.lines.join("\n")}`;
  return about ? `${own}\n:86:${about.lines.join("\n")}` : own;
}
