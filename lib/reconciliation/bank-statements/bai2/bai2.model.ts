import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Currency, currency } from "@/lib/platform/base/money";
import type { StatementOptions, StatementRead } from "../statement.model";
import { accountOf, type FoundPayment, type StatementTally, statementTally } from "../statement-tally.model";
import { statedTotal, sumsOf } from "../statement-totals.model";
import { currencyAt, dayOf, fullYear } from "../statement-values.model";
import { quoted, unreadableAt } from "../unreadable.model";
import { type Bai2Record, bai2Records, textFrom } from "./bai2-records.model";

type Group = {
  readonly day: CalendarDate | undefined;
  readonly isLive: boolean;
  readonly currency: Currency | undefined;
};
type Account = {
  readonly name: string | null;
  readonly currency: Currency;
  /** Amounts that the account's record states, by type: its balances and totals. */
  readonly stated: ReadonlyMap<string, number>;
  /** The signed amounts of its transactions. */
  readonly moves: number[];
  /** The sum of all amounts of its records, as its control total counts them. */
  control: number;
};

/** The group statuses for updates and corrections. Deletions and tests contain no payments to import. */
const LIVE_GROUPS: ReadonlySet<string> = new Set(["1", "3", ""]);
const DOLLAR = currency.parse("USD");

/** Reads BAI2. Amounts are integers in the smallest unit; type codes from 400 to 699 are outgoing. */
export function readBai2(bytes: Uint8Array, options: StatementOptions): StatementRead {
  const tally = statementTally("bai2");
  const reader = new Bai2Reader(tally, options);
  let last: Bai2Record | undefined;
  for (const record of bai2Records(bytes)) {
    if (last?.code === "99") throw unreadableAt(record.line, "the file goes on behind its last record");
    reader.take(record);
    last = record;
  }
  if (last?.code !== "99")
    throw unreadableAt(last?.line ?? 1, "the file ends too early, its 99 record is missing");
  return tally.read();
}

class Bai2Reader {
  private readonly tally: StatementTally;
  private readonly options: StatementOptions;
  private group: Group | undefined;
  private account: Account | undefined;

  constructor(tally: StatementTally, options: StatementOptions) {
    this.tally = tally;
    this.options = options;
  }

  take(record: Bai2Record): void {
    if (record.code === "02") this.group = groupOf(record);
    else if (record.code === "03") this.open(record);
    else if (record.code === "16") this.pay(record);
    else if (record.code === "49") this.end(record);
    else if (record.code === "98" || record.code === "99") this.close(record);
  }

  private open(record: Bai2Record): void {
    const { line, fields } = record;
    if (this.account)
      throw unreadableAt(line, "an account begins before the one above it has ended with a 49 record");
    const named = fields[2] ? currencyAt(fields[2], line) : this.group?.currency;
    // US dollars are the standard's default, but the account's own currency is a better guess.
    const code = named ?? this.options.currency ?? DOLLAR;
    const summary = summaryOf(record);
    const control = summary.reduce((total, { minor }) => total + minor, 0);
    const stated = new Map(summary.map(({ type, minor }) => [type, minor]));
    this.account = { name: accountOf(fields[1]), currency: code, stated, moves: [], control };
    this.tally.account(this.account.name, code);
  }

  /** Compares the stated totals. Summaries without transactions have nothing to compare. */
  private end({ fields, line }: Bai2Record): void {
    if (this.account?.moves.length && this.group?.isLive) {
      const { stated, moves, control, currency: code } = this.account;
      const { came, went, moved } = sumsOf(moves);
      const opening = stated.get("010");
      this.tally.compare(
        statedTotal("in", stated.get("100"), came, code),
        statedTotal("out", stated.get("400"), -went + 0, code),
        opening === undefined ? undefined : statedTotal("closing", stated.get("015"), opening + moved, code),
        fields[1] ? statedTotal("control", amountOf(fields[1], line), control, code) : undefined,
      );
    }
    this.account = undefined;
  }

  private close({ line }: Bai2Record): void {
    if (this.account) throw unreadableAt(line, "the account above has not ended with a 49 record");
    this.group = undefined;
  }

  private pay(record: Bai2Record): void {
    const { line, fields, raw } = record;
    const { account, group } = this;
    if (!account || !group) throw unreadableAt(line, "the transaction stands outside of an account");
    const sign = signOf(fields[1] ?? "", line);
    account.control += amountOf(fields[2] ?? "", line);
    if (sign === 0) this.tally.skip(line, raw, `Type ${fields[1]} is no transaction.`);
    else if (!group.isLive) this.tally.skip(line, raw, "The group is a deletion or a test.");
    else {
      const payment = paymentOf(record, sign, group.day, account);
      account.moves.push(payment.minor);
      this.tally.pay(payment);
    }
  }
}

function paymentOf(record: Bai2Record, sign: 1 | -1, day: Group["day"], account: Account): FoundPayment {
  const { line, fields, raw } = record;
  if (!day) throw unreadableAt(line, "the group of this transaction has no date");
  const rest = restOf(record, 3);
  return {
    line,
    raw,
    bookedOn: day,
    minor: sign * amountOf(fields[2] ?? "", line),
    currency: account.currency,
    words: [textFrom(record, rest + 2), fields[rest + 1]],
    bankId: fields[rest],
    account: account.name,
  };
}

function groupOf({ line, fields }: Bai2Record): Group {
  const status = fields[3] ?? "";
  const date = /^(\d{2}|\d{4})(\d{2})(\d{2})$/.exec(fields[4] ?? "");
  if (!date && fields[4]) throw unreadableAt(line, `the date ${quoted(fields[4])} can't be read`);
  const [, year = "", month = "", day = ""] = date ?? [];
  return {
    day: date ? dayOf(year.length === 2 ? fullYear(year) : year, month, day, line) : undefined,
    isLive: LIVE_GROUPS.has(status),
    currency: fields[6] ? currencyAt(fields[6], line) : undefined,
  };
}

/** Returns 1 for incoming, -1 for outgoing, and 0 for codes that only state a status. */
function signOf(code: string, line: number): 1 | -1 | 0 {
  if (!/^\d{3}$/.test(code)) throw unreadableAt(line, `the type ${quoted(code)} can't be read`);
  const type = Number(code);
  if ((type >= 100 && type < 400) || (type >= 920 && type < 960)) return 1;
  return (type >= 400 && type < 700) || type >= 960 ? -1 : 0;
}

function amountOf(raw: string, line: number): number {
  const minor = /^[+-]?\d{1,15}$/.test(raw) ? Number(raw) : raw === "" ? 0 : undefined;
  if (minor === undefined) throw unreadableAt(line, `the amount ${quoted(raw)} can't be read`);
  return minor;
}

/**
 * Returns the summary amounts in an account's record, which follow its name and currency. Each has a type, an amount
 * and a count.
 */
function summaryOf(record: Bai2Record): readonly { readonly type: string; readonly minor: number }[] {
  const { fields, line } = record;
  const found: { type: string; minor: number }[] = [];
  for (let at = 3; /^\d{3}$/.test(fields[at] ?? ""); at = restOf(record, at + 3))
    found.push({ type: fields[at] ?? "", minor: amountOf(fields[at + 1] ?? "", line) });
  return found;
}

/**
 * Returns the index of the field after a funds type at `at` and its additional fields. In a transaction, the bank's
 * reference follows.
 */
function restOf({ fields, line }: Bai2Record, at: number): number {
  const type = (fields[at] ?? "").toUpperCase();
  if (["", "0", "1", "2", "Z"].includes(type)) return at + 1;
  if (type === "V") return at + 3;
  if (type === "S") return at + 4;
  const pairs = fields[at + 1] ?? "";
  if (type === "D" && /^\d{1,2}$/.test(pairs)) return at + 2 + 2 * Number(pairs);
  throw unreadableAt(line, `the funds type ${quoted(fields.slice(at, at + 2).join(","))} can't be read`);
}
