import type { Currency } from "@/lib/platform/base/money";
import type { StatementRead } from "../statement.model";
import { accountOf, type FoundPayment, type StatementTally, statementTally } from "../statement-tally.model";
import { statedTotal, sumsOf } from "../statement-totals.model";
import { numericCurrency } from "../statement-values.model";
import { quoted, unreadableAt } from "../unreadable.model";
import { digitsMinor, type FixedRecord, fixedRecords, runningText, sixDigitDay } from "./fixed-record.model";

const WIDTH = 80;
const DECIMALS = 2;
const DEBIT = "1";

type Account = {
  readonly name: string | null;
  readonly currency: Currency;
  readonly opening: number;
  readonly moves: number[];
};
type Payment = FoundPayment & { readonly concepts: string[] };

/** Reads Norma 43, the statement format of Spanish banks: records of 80 columns, amounts with two implied decimals. */
export function readNorma43(bytes: Uint8Array): StatementRead {
  const reader = new Norma43Reader();
  let last: FixedRecord | undefined;
  for (const record of fixedRecords(bytes, WIDTH)) {
    if (last?.at(1, 2) === "88") throw unreadableAt(record.line, "the file goes on behind its last record");
    reader.take(record);
    last = record;
  }
  if (last?.at(1, 2) !== "88")
    throw unreadableAt(last?.line ?? 1, "the file ends too early, its 88 record is missing");
  return reader.tally.read();
}

class Norma43Reader {
  readonly tally: StatementTally = statementTally("norma43");
  private account: Account | undefined;
  private payment: Payment | undefined;
  private count = 0;

  take(record: FixedRecord): void {
    const code = record.at(1, 2);
    if (code === "23" || code === "24") this.goOn(record, code);
    else {
      this.endPayment();
      this.begin(code, record);
    }
    this.count += 1;
  }

  private begin(code: string, record: FixedRecord): void {
    switch (code) {
      case "11":
        this.open(record);
        break;
      case "22":
        this.pay(record);
        break;
      case "33":
        this.close(record);
        break;
      case "88":
        this.endFile(record);
        break;
      default:
        throw unreadableAt(record.line, `the record ${quoted(record.text)} isn't known`);
    }
  }

  private open(record: FixedRecord): void {
    const { line, at } = record;
    this.refuseOpen(line);
    const currency = numericCurrency(at(48, 50), line);
    const name = accountOf(at(3, 20));
    this.account = { name, currency, opening: signed(record, 33, currency), moves: [] };
    this.tally.account(name, currency);
  }

  private pay(record: FixedRecord): void {
    const { line, at, text } = record;
    const { account } = this;
    if (!account) throw unreadableAt(line, "the transaction stands outside of an account");
    this.payment = {
      line,
      raw: text,
      bookedOn: sixDigitDay(at(11, 16), "YMD", line),
      minor: signed(record, 28, account.currency),
      currency: account.currency,
      words: [at(43, 52), at(53, 64), at(65, 80)].filter((reference) => !/^[0 ]*$/.test(reference)),
      account: account.name,
      concepts: [],
    };
  }

  /** Adds the purpose of a payment (23). The amount in another currency (24) is kept only in the raw text. */
  private goOn({ line, at, text }: FixedRecord, code: "23" | "24"): void {
    if (!this.payment) throw unreadableAt(line, "the record belongs to no transaction");
    if (code === "23") this.payment.concepts.push(at(5, 42), at(43, WIDTH));
    this.payment = { ...this.payment, raw: `${this.payment.raw}\n${text}` };
  }

  private endPayment(): void {
    if (!this.payment) return;
    const { concepts, ...found } = this.payment;
    this.account?.moves.push(found.minor);
    this.tally.pay({ ...found, words: [runningText(concepts), ...found.words] });
    this.payment = undefined;
  }

  private close(record: FixedRecord): void {
    const { line, at } = record;
    if (!this.account) throw unreadableAt(line, "the totals belong to no account");
    const { currency, moves, opening } = this.account;
    const { came, went, moved } = sumsOf(moves);
    const sum = (from: number, to: number) => digitsMinor(at(from, to), DECIMALS, currency, line).minor;
    this.tally.compare(
      statedTotal("in", sum(45, 58), came, currency),
      statedTotal("out", sum(26, 39), -went + 0, currency),
      statedTotal("closing", signed(record, 59, currency), opening + moved, currency),
    );
    this.account = undefined;
  }

  /** Compares the number of records. Some banks include the last record, others state 0. */
  private endFile({ line, at }: FixedRecord): void {
    this.refuseOpen(line);
    const stated = Number(at(21, 26));
    if (stated !== 0 && stated !== this.count && stated !== this.count + 1)
      throw unreadableAt(line, `the file says that it has ${stated} records, it has ${this.count}`);
  }

  private refuseOpen(line: number): void {
    if (this.account) throw unreadableAt(line, "the account above has not ended with a 33 record");
  }
}

/** Reads an amount of 14 digits, preceded by the key that marks debits. */
function signed({ at, line }: FixedRecord, key: number, currency: Currency): number {
  const way = at(key, key);
  if (!/^[12]$/.test(way)) throw unreadableAt(line, `${quoted(way)} is neither debit (1) nor credit (2)`);
  const { minor } = digitsMinor(at(key + 1, key + 14), DECIMALS, currency, line);
  return way === DEBIT ? -minor + 0 : minor;
}
