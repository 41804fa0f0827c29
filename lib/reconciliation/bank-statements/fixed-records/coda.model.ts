import type { Currency } from "@/lib/platform/base/money";
import type { StatementRead } from "../statement.model";
import { accountOf, type FoundPayment, type StatementTally, statementTally } from "../statement-tally.model";
import { statedTotal, sumsOf } from "../statement-totals.model";
import { currencyAt } from "../statement-values.model";
import { quoted, unreadableAt } from "../unreadable.model";
import { digitsMinor, type FixedRecord, fixedRecords, runningText, sixDigitDay } from "./fixed-record.model";

const WIDTH = 128;
const DECIMALS = 3;
/** The column in which the account number ends and the one in which the currency begins, by account structure. */
const ACCOUNTS: Readonly<Record<string, readonly [end: number, currency: number]>> = {
  0: [17, 19],
  1: [39, 40],
  2: [36, 40],
  3: [39, 40],
};
/** The columns of the text in each type of record, except in movement records. */
const WORDS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  22: [11, 63],
  23: [83, 125],
  31: [41, 113],
  32: [11, 115],
  33: [11, 100],
};

type Account = {
  readonly name: string | null;
  readonly currency: Currency;
  readonly opening: number;
  readonly moves: number[];
};
type Payment = FoundPayment & {
  /** The texts of the movement's own records, and of its details and further information. */
  readonly own: string[];
  readonly more: string[];
  payee: string | undefined;
};

/**
 * Reads CODA, the statement format of Belgian banks: records of 128 columns, amounts with three implied decimals.
 * Details stay with their movement.
 */
export function readCoda(bytes: Uint8Array): StatementRead {
  const reader = new CodaReader();
  let last: FixedRecord | undefined;
  for (const record of fixedRecords(bytes, WIDTH)) {
    reader.take(record);
    last = record;
  }
  if (last?.at(1, 1) !== "9")
    throw unreadableAt(last?.line ?? 1, "the file ends too early, its 9 record is missing");
  return reader.tally.read();
}

class CodaReader {
  readonly tally: StatementTally = statementTally("coda");
  private account: Account | undefined;
  private payment: Payment | undefined;
  private isDetail = false;
  private isClosed = true;

  take(record: FixedRecord): void {
    const code = record.at(1, 1);
    if (record.at(1, 2) === "21") this.move(record);
    else if (code === "2" || code === "3") this.goOn(record);
    else {
      this.endPayment();
      this.begin(code, record);
    }
  }

  private begin(code: string, record: FixedRecord): void {
    switch (code) {
      case "1":
        this.open(record);
        break;
      case "8":
        this.close(record);
        break;
      case "9":
        this.endFile(record);
        break;
      case "0":
      case "4":
        break;
      default:
        throw unreadableAt(record.line, `the record ${quoted(record.text)} isn't known`);
    }
  }

  private open(record: FixedRecord): void {
    const { at, line } = record;
    this.refuseOpen(line);
    const [end, code] = ACCOUNTS[at(2, 2)] ?? [];
    if (!end || !code) throw unreadableAt(line, `the account ${quoted(at(6, 42))} can't be read`);
    const currency = currencyAt(at(code, code + 2), line);
    const name = accountOf(at(6, end));
    this.account = { name, currency, opening: signed(record, 43, currency), moves: [] };
    this.isClosed = false;
    this.tally.account(name, currency);
  }

  private move(record: FixedRecord): void {
    const { at, line, text } = record;
    this.isDetail = at(7, 10) !== "0000";
    if (this.isDetail && this.payment) {
      this.payment.more.push(said(record));
      this.payment = { ...this.payment, raw: `${this.payment.raw}\n${text}` };
      return;
    }
    this.endPayment();
    const { account } = this;
    if (!account || this.isClosed || this.isDetail)
      throw unreadableAt(line, "the transaction stands outside of an account");
    const booked = at(116, 121);
    this.payment = {
      line,
      raw: text,
      bookedOn: sixDigitDay(/^[0 ]*$/.test(booked) ? at(48, 53) : booked, "DMY", line),
      minor: signed(record, 32, account.currency),
      currency: account.currency,
      words: [],
      bankId: at(11, 31),
      account: account.name,
      own: [said(record)],
      more: [],
      payee: undefined,
    };
  }

  private goOn(record: FixedRecord): void {
    const { at, line, text } = record;
    const [from, to] = WORDS[at(1, 2)] ?? [];
    const { payment } = this;
    if (!from || !to) throw unreadableAt(line, `the record ${quoted(text)} isn't known`);
    if (!payment) throw unreadableAt(line, "the record belongs to no transaction");
    const isOwn = !this.isDetail && at(1, 1) === "2";
    (isOwn ? payment.own : payment.more).push(at(from, to));
    if (at(1, 2) === "23" && isOwn) payment.payee = at(48, 82);
    else if (at(1, 2) === "23") payment.more.push(` ${at(48, 82)} `);
    this.payment = { ...payment, raw: `${payment.raw}\n${text}` };
  }

  private endPayment(): void {
    if (!this.payment) return;
    const { own, more, payee, ...found } = this.payment;
    this.account?.moves.push(found.minor);
    this.tally.pay({ ...found, payer: payee, words: [runningText(own), runningText(more)] });
    this.payment = undefined;
  }

  private close(record: FixedRecord): void {
    if (!this.account) throw unreadableAt(record.line, "the balance belongs to no account");
    const { currency, opening, moves } = this.account;
    const closing = signed(record, 42, currency);
    this.tally.compare(statedTotal("closing", closing, opening + sumsOf(moves).moved, currency));
    this.isClosed = true;
  }

  private endFile({ at, line }: FixedRecord): void {
    this.refuseOpen(line);
    if (!this.account) return;
    const { currency, moves } = this.account;
    const { came, went } = sumsOf(moves);
    const sum = (from: number, to: number) => digitsMinor(at(from, to), DECIMALS, currency, line).minor;
    this.tally.compare(
      statedTotal("in", sum(38, 52), came, currency),
      statedTotal("out", sum(23, 37), -went + 0, currency),
    );
    this.account = undefined;
  }

  private refuseOpen(line: number): void {
    if (!this.isClosed) throw unreadableAt(line, "the account above has no closing balance");
  }
}

/**
 * Returns the communication of a movement: free text, or a structured number such as +++090/9337/55493+++ after a type
 * of three digits.
 */
function said({ at }: FixedRecord): string {
  const structured = /^10[12](\d{3})(\d{4})(\d{5})/.exec(at(63, 115));
  if (at(62, 62) !== "1") return at(63, 115);
  return structured ? `+++${structured.slice(1).join("/")}+++ ` : at(66, 115);
}

/** Reads an amount of 15 digits, preceded by the sign that marks debits. */
function signed({ at, line }: FixedRecord, sign: number, currency: Currency): number {
  const way = at(sign, sign);
  if (!/^[01]$/.test(way)) throw unreadableAt(line, `${quoted(way)} is neither credit (0) nor debit (1)`);
  const { minor } = digitsMinor(at(sign + 1, sign + 15), DECIMALS, currency, line);
  return way === "1" ? -minor + 0 : minor;
}
