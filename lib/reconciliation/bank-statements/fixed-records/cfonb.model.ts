import type { Currency } from "@/lib/platform/base/money";
import type { StatementRead } from "../statement.model";
import { accountOf, type FoundPayment, type StatementTally, statementTally } from "../statement-tally.model";
import { statedTotal } from "../statement-totals.model";
import { currencyAt } from "../statement-values.model";
import { quoted, unreadableAt } from "../unreadable.model";
import { digitsMinor, type FixedRecord, fixedRecords, sixDigitDay } from "./fixed-record.model";

const WIDTH = 120;
/**
 * The last digit of an amount combined with its sign: `{` and A to I are 0 to 9 and positive, `}` and J to R are 0 to 9
 * and negative.
 */
const LAST = { plus: "{ABCDEFGHI", minus: "}JKLMNOPQR" } as const;
type Payment = FoundPayment & { readonly details: readonly string[]; readonly payer: string | null };
type Account = { readonly key: string; readonly currency: Currency; readonly opening: number; moved: number };

/**
 * Reads CFONB 120, the statement format of French banks: records of 120 columns, 01 and 07 with the balances, 04 with a
 * payment, 05 with its details.
 */
export function readCfonb(bytes: Uint8Array): StatementRead {
  const reader = new CfonbReader();
  for (const record of fixedRecords(bytes, WIDTH)) reader.take(record);
  return reader.end();
}

class CfonbReader {
  private readonly tally: StatementTally = statementTally("cfonb");
  private account: Account | undefined;
  private payment: Payment | undefined;
  private last: FixedRecord | undefined;

  take(record: FixedRecord): void {
    const code = record.at(1, 2);
    if (code === "05") this.goOn(record);
    else {
      this.endPayment();
      if (code === "01") this.open(record);
      else if (code === "04") this.pay(record);
      else if (code === "07") this.close(record);
      else throw unreadableAt(record.line, `the record ${quoted(record.text)} isn't known`);
    }
    this.last = record;
  }

  end(): StatementRead {
    if (this.account || !this.last)
      throw unreadableAt(this.last?.line ?? 1, "the file ends too early, a 07 record is missing");
    return this.tally.read();
  }

  private open(record: FixedRecord): void {
    if (this.account) throw unreadableAt(record.line, "the account above has not ended with a 07 record");
    const currency = currencyAt(record.at(17, 19), record.line);
    this.account = { key: keyOf(record), currency, opening: amountIn(record, currency), moved: 0 };
    this.tally.account(nameOf(record), currency);
  }

  private pay(record: FixedRecord): void {
    const { line, at, text } = record;
    const account = this.ownAccount(record);
    const currency = currencyAt(at(17, 19), line);
    this.payment = {
      line,
      raw: text,
      bookedOn: sixDigitDay(at(35, 40), "DMY", line),
      minor: amountIn(record, currency),
      currency,
      words: [at(49, 79), at(105, 120)],
      account: nameOf(record),
      payer: null,
      details: [],
    };
    account.moved += this.payment.minor;
  }

  /** Adds details. NPY and NBE name the payer and the payee; LIB, LCC and the others describe the purpose. */
  private goOn({ line, at, text }: FixedRecord): void {
    if (!this.payment) throw unreadableAt(line, "the record belongs to no transaction");
    const [kind, said] = [at(46, 48), at(49, 118).trim()];
    const isName = kind === "NPY" || kind === "NBE";
    this.payment = {
      ...this.payment,
      raw: `${this.payment.raw}\n${text}`,
      payer: isName ? said : this.payment.payer,
      details: isName ? this.payment.details : [...this.payment.details, said],
    };
  }

  private endPayment(): void {
    if (!this.payment) return;
    const { details, ...found } = this.payment;
    this.tally.pay({ ...found, words: [found.words[0], ...details, found.words[1]] });
    this.payment = undefined;
  }

  private close(record: FixedRecord): void {
    const { currency, opening, moved } = this.ownAccount(record);
    this.tally.compare(statedTotal("closing", amountIn(record, currency), opening + moved, currency));
    this.account = undefined;
  }

  private ownAccount(record: FixedRecord): Account {
    if (this.account?.key !== keyOf(record))
      throw unreadableAt(record.line, "the record is of another account than the 01 record above");
    return this.account;
  }
}

function keyOf({ at }: FixedRecord): string {
  return `${at(3, 7)} ${at(12, 16)} ${at(22, 32)} ${at(17, 19)}`;
}

function nameOf({ at }: FixedRecord): string | null {
  return accountOf([at(3, 7), at(12, 16), at(22, 32)].join(" "));
}

function amountIn({ at, line }: FixedRecord, currency: Currency): number {
  const [whole, last, decimals] = [at(91, 103), at(104, 104), Number(at(20, 20))];
  const [plus, minus] = [LAST.plus.indexOf(last), LAST.minus.indexOf(last)];
  const digit = Math.max(plus, minus);
  if (digit < 0) throw unreadableAt(line, `the amount ${quoted(whole + last)} can't be read`);
  const { minor } = digitsMinor(`${whole}${digit}`, decimals, currency, line);
  return plus < 0 ? -minor + 0 : minor;
}
