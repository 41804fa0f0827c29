import type { Currency } from "@/lib/base/money";
import {
  currencyBeside,
  type RoundedAmount,
  roundedMinorOf,
  type TypedAmount,
} from "@/lib/csv-import/csv-amount.model";
import type { StatementMapping } from "../statement-mapping.model";
import { asking, damagedAt, quoted } from "../unreadable.model";
import { directionOf, isZero, statedAmount } from "./csv-cells.model";

/** The trimmed cell of a column, empty for none. */
export type CsvCell = (name: string | null) => string;
export type SignedAmount = RoundedAmount & { readonly currency: Currency };
/** What a row's columns say came, or with a negative sign went; `own` is the currency where none stands beside it. */
export type CsvAmounts = (cell: CsvCell, own: Currency | undefined, line: number) => SignedAmount;

/** `debitsAreNegative`: the debit column has signs of its own. */
export function csvAmounts(mapping: StatementMapping, debitsAreNegative: boolean): CsvAmounts {
  const turn = mapping.isSignTurned ? -1 : 1;
  return (cell, own, line) => {
    const { raw, typed, sign } = found(cell, mapping, debitsAreNegative, line);
    const currency = currencyBeside(typed, own);
    if (!currency && own) throw damagedAt(line, `the currency of ${quoted(raw)} isn't known`);
    if (!currency) throw asking("csv", { about: "currency" });
    const stated = roundedMinorOf(typed, currency);
    if (!stated) throw damagedAt(line, `the amount ${quoted(raw)} can't be read`);
    return { ...stated, minor: stated.minor * sign * turn + 0, currency };
  };
}

type Found = { readonly raw: string; readonly typed: TypedAmount; readonly sign: 1 | -1 };

function found(cell: CsvCell, mapping: StatementMapping, debitsAreNegative: boolean, line: number): Found {
  const read = (name: string | null) => readable(cell(name), mapping, line);
  if (mapping.amount !== null) return directed(read(mapping.amount), cell(mapping.direction), line);
  const [credit, debit] = [read(mapping.credit), read(mapping.debit)];
  const [came, went] = [credit, debit].map((one) => one && !isZero(one.typed));
  if (came && went) throw damagedAt(line, "the row has a credit and a debit");
  const one = went || !credit ? debit : credit;
  if (!one) throw damagedAt(line, "the row has no amount");
  return { ...one, sign: one === debit && !debitsAreNegative ? -1 : 1 };
}

/** A word about the direction goes before a sign. */
function directed(one: Omit<Found, "sign"> | undefined, direction: string, line: number): Found {
  if (!one) throw damagedAt(line, "the row has no amount");
  if (direction === "") return { ...one, sign: 1 };
  const sign = directionOf(direction);
  if (!sign) throw damagedAt(line, `${quoted(direction)} doesn't say whether the amount came or went`);
  return { ...one, typed: { ...one.typed, negative: false }, sign };
}

function readable(raw: string, { decimalMark }: StatementMapping, line: number) {
  if (/^[-\u2013\u2014]?$/.test(raw)) return undefined;
  const typed = statedAmount(raw, decimalMark);
  if (!typed) throw damagedAt(line, `the amount ${quoted(raw)} can't be read`);
  return { raw, typed };
}
