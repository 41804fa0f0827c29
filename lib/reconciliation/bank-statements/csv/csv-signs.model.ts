import { currencyBeside, type RoundedAmount, type TypedAmount } from "@/lib/imports/csv-amount.model";
import type { Currency } from "@/lib/platform/base/money";
import type { StatementMapping } from "../statement-mapping.model";
import { asking, quoted, unreadableAt } from "../unreadable.model";
import { isZero, statedAmount } from "./csv-cells.model";
import { minorIn } from "./csv-money.model";

/** Returns the trimmed cell of a column, or an empty text if there is none. */
export type CsvCell = (name: string | null) => string;
export type SignedAmount = RoundedAmount & { readonly currency: Currency };
/**
 * Returns the signed amount of a row, negative for outgoing. `own` is the currency if none stands beside the amount.
 */
export type CsvAmounts = (cell: CsvCell, own: Currency | undefined, line: number) => SignedAmount;

/** Facts from all rows of a file that determine the sign of each. */
export type FileSigns = {
  /** Whether a credit or debit column has negative amounts, so that its signs must be inverted. */
  readonly isTurned: (column: string | null) => boolean;
  /** The direction that each word of the direction column means. */
  readonly ways: ReadonlyMap<string, 1 | -1>;
  /** The unknown words of the direction column. */
  readonly unknown: readonly string[];
  /** The sign of each line according to the balance; null if the balance isn't used. */
  readonly byBalance: ReadonlyMap<number, 1 | -1> | null;
};

export function csvAmounts(mapping: StatementMapping, signs: FileSigns): CsvAmounts {
  const turn = mapping.isSignTurned ? -1 : 1;
  return (cell, own, line) => {
    const { raw, typed, sign } = found(cell, mapping, signs, line) ?? onlyFee(cell, mapping, line);
    const currency = currencyBeside(typed, own);
    if (!currency && own) throw unreadableAt(line, `the currency of ${quoted(raw)} isn't known`);
    if (!currency) throw asking("csv", { about: "currency" });
    const stated = minorIn(typed, currency, mapping.isMinor);
    if (!stated) throw unreadableAt(line, `the amount ${quoted(raw)} can't be read`);
    const minor = stated.minor * sign * turn + feeOf(cell, mapping, currency, line);
    return { ...stated, minor: minor + 0, currency };
  };
}

/** Reads a row that has only a fee: "Monthly account fee". */
function onlyFee(cell: CsvCell, mapping: StatementMapping, line: number): Found {
  const fee = readable(cell(mapping.fee), mapping, line);
  if (!fee) throw unreadableAt(line, "the row has no amount");
  return { ...fee, typed: { ...fee.typed, whole: "0", fraction: "" }, sign: 1 };
}

function feeOf(cell: CsvCell, mapping: StatementMapping, currency: Currency, line: number): number {
  const fee = readable(cell(mapping.fee), mapping, line);
  if (!fee) return 0;
  const stated = minorIn(fee.typed, currency, mapping.isMinor);
  if (!stated) throw unreadableAt(line, `the fee ${quoted(fee.raw)} can't be read`);
  return mapping.isFeeSigned ? stated.minor : -stated.minor;
}

type Found = { readonly raw: string; readonly typed: TypedAmount; readonly sign: 1 | -1 };

function found(cell: CsvCell, mapping: StatementMapping, signs: FileSigns, line: number): Found | undefined {
  const read = (name: string | null) => readable(cell(name), mapping, line);
  if (mapping.amount !== null) {
    const amount = read(mapping.amount);
    return amount && directed(amount, cell(mapping.direction), { mapping, signs, line });
  }
  const [credit, debit] = [read(mapping.credit), read(mapping.debit)];
  const [came, went] = [credit, debit].map((one) => one && !isZero(one.typed));
  if (came && went) throw unreadableAt(line, "the row has a credit and a debit");
  const one = went || !credit ? debit : credit;
  if (!one) return undefined;
  const isDebit = one === debit;
  const isTurned = signs.isTurned(isDebit ? mapping.debit : mapping.credit);
  return { ...one, sign: isDebit === isTurned ? 1 : -1 };
}

type Told = { readonly mapping: StatementMapping; readonly signs: FileSigns; readonly line: number };

/** Applies the direction. A word for the direction takes precedence over the sign of the amount. */
function directed(one: Omit<Found, "sign">, direction: string, { mapping, signs, line }: Told): Found {
  if (signs.byBalance) return { ...one, sign: signBy(signs.byBalance, one, line) };
  if (direction === "") return { ...one, sign: 1 };
  const sign = signs.ways.get(direction);
  if (!sign && isZero(one.typed)) return { ...one, sign: 1 };
  if (!sign)
    throw asking("csv", { about: "direction", column: mapping.direction ?? "", choices: signs.unknown });
  return { ...one, typed: { ...one.typed, negative: false }, sign };
}

function signBy(byBalance: ReadonlyMap<number, 1 | -1>, one: Omit<Found, "sign">, line: number): 1 | -1 {
  const sign = isZero(one.typed) ? 1 : byBalance.get(line);
  if (!sign) throw asking("csv", { about: "sign", example: one.raw });
  return sign;
}

function readable(raw: string, { decimalMark }: StatementMapping, line: number) {
  if (/^[-\u2013\u2014]?$/.test(raw)) return undefined;
  const typed = statedAmount(raw, decimalMark);
  if (!typed) throw unreadableAt(line, `the amount ${quoted(raw)} can't be read`);
  return { raw, typed };
}
