import type { Currency } from "@/lib/platform/base/money";
import type { StatementRead } from "../statement.model";
import { accountOf, type FoundPayment, type StatementTally, statementTally } from "../statement-tally.model";
import { statedTotal } from "../statement-totals.model";
import { currencyAt, statedMinor } from "../statement-values.model";
import { quoted, unreadableAt } from "../unreadable.model";
import { type FixedRecord, fixedRecords, runningText, sixDigitDay } from "./fixed-record.model";

const WIDTH = 120;
/** The first record of a flow: account movements, or the statement of a period, which has the same records. */
const HEADS = ["RH", "EC"];
/** The prefix of a text that states which part of the order it contains. */
const PART = /^(?:KKK|YYY|YY2|ZZ[1-3]|ID1|RI[12])/;
const ORDERED_BY = "ZZ2";

type Account = {
  readonly number: string;
  readonly name: string | null;
  readonly currency: Currency;
  readonly opening: number;
  moved: number;
};
type Payment = FoundPayment & { readonly texts: string[] };

/**
 * Reads CBI's RH, the statement format of Italian banks: records of 120 columns of which the first is blank, 61 and 64
 * with the balances, 62 with a movement, 63 with its details. Future balances (65) are ignored.
 */
export function readCbi(bytes: Uint8Array): StatementRead {
  const reader = new CbiReader();
  for (const record of fixedRecords(bytes, WIDTH)) reader.take(record);
  return reader.end();
}

class CbiReader {
  private readonly tally: StatementTally = statementTally("cbi");
  private account: Account | undefined;
  private payment: Payment | undefined;
  /** The number of records in the flow, to compare with the number in its last record. */
  private count = 0;
  private last: FixedRecord | undefined;

  take(record: FixedRecord): void {
    const code = record.at(2, 3);
    this.count += 1;
    if (code === "63") this.goOn(record);
    else {
      this.endPayment();
      this.begin(code, record);
    }
    this.last = record;
  }

  end(): StatementRead {
    if (this.last?.at(2, 3) !== "EF")
      throw unreadableAt(this.last?.line ?? 1, "the file ends too early, its EF record is missing");
    return this.tally.read();
  }

  private begin(code: string, record: FixedRecord): void {
    if (HEADS.includes(code)) this.count = 1;
    else if (code === "61") this.open(record);
    else if (code === "62") this.pay(record);
    else if (code === "64") this.close(record);
    else if (code === "EF") this.endFlow(record);
    else if (code !== "65") throw unreadableAt(record.line, `the record ${quoted(record.text)} isn't known`);
  }

  private open(record: FixedRecord): void {
    this.refuseOpen(record.line);
    const { at, line } = record;
    const currency = currencyAt(at(62, 64), line);
    const name = nameOf(record);
    this.account = { number: at(4, 10), name, currency, opening: signed(record, 71, currency), moved: 0 };
    this.tally.account(name, currency);
  }

  private pay(record: FixedRecord): void {
    const { line, at, text } = record;
    const { name, currency } = this.ownAccount(record);
    // The value date is used if there is no booking date.
    const bookedOn = [at(20, 25), at(14, 19)].find((day) => /[1-9]/.test(day)) ?? "";
    this.payment = {
      line,
      raw: text,
      bookedOn: sixDigitDay(bookedOn, "DMY", line),
      minor: signed(record, 26, currency),
      currency,
      words: [at(62, 77), at(87, WIDTH)].filter((reference) => !/^[0 ]*$/.test(reference)),
      account: name,
      texts: [],
    };
  }

  private goOn(record: FixedRecord): void {
    if (!this.payment) throw unreadableAt(record.line, "the record belongs to no movement");
    const said = record.at(14, WIDTH);
    const words = said.replace(PART, "");
    const isPayer = said.startsWith(ORDERED_BY);
    if (!isPayer) this.payment.texts.push(words);
    const payer = isPayer ? words : this.payment.payer;
    this.payment = { ...this.payment, payer, raw: `${this.payment.raw}\n${record.text}` };
  }

  private endPayment(): void {
    if (!this.payment) return;
    const { texts, ...found } = this.payment;
    if (this.account) this.account.moved += found.minor;
    this.tally.pay({ ...found, words: [runningText(texts), ...found.words] });
    this.payment = undefined;
  }

  private close(record: FixedRecord): void {
    const { currency, opening, moved } = this.ownAccount(record);
    this.tally.compare(statedTotal("closing", signed(record, 20, currency), opening + moved, currency));
    this.account = undefined;
  }

  private endFlow({ line, text }: FixedRecord): void {
    this.refuseOpen(line);
    const stated = Number(/(\d{7})\s*$/.exec(text)?.[1] ?? 0);
    if (stated !== 0 && stated !== this.count)
      throw unreadableAt(line, `the file says that it has ${stated} records, it has ${this.count}`);
  }

  private ownAccount({ at, line }: FixedRecord): Account {
    if (this.account?.number !== at(4, 10))
      throw unreadableAt(line, "the record is of another account than the 61 record above");
    return this.account;
  }

  private refuseOpen(line: number): void {
    if (this.account) throw unreadableAt(line, "the account above has not ended with a 64 record");
  }
}

/**
 * Returns the account's name: an IBAN if the country and check digits follow the balance, otherwise bank, branch and
 * number.
 */
function nameOf({ at }: FixedRecord): string | null {
  const country = at(87, 90);
  const parts = [at(39, 39), at(40, 44), at(45, 49), at(50, 61)];
  return accountOf(
    /^[A-Z]{2}\d{2}$/.test(country) ? `${country}${parts.join("")}` : parts.slice(1).join(" "),
  );
}

/** Reads an amount of 15 characters with a decimal comma, preceded by C or D. */
function signed({ at, line }: FixedRecord, key: number, currency: Currency): number {
  const way = at(key, key);
  if (!/^[CD]$/.test(way)) throw unreadableAt(line, `${quoted(way)} is neither credit (C) nor debit (D)`);
  const { minor } = statedMinor(at(key + 1, key + 15), currency, line);
  return way === "D" ? -minor + 0 : minor;
}
