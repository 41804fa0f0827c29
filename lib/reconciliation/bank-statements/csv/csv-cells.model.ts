import { type DecimalMark, type TypedAmount, typedAmount } from "@/lib/imports/csv-amount.model";
import { cleaned } from "@/lib/reader/documents/document";

const SUFFIX = /(?<=[\d)\s])\s*(?<mark>cr|dr|db|od|c|d)\.?$/i;
const PREFIX = /^(?<mark>cr|dr|db)\.?\s*(?=[\d$€£¥(])/i;
/**
 * Exact amounts as fractions, as some banking software writes them: 123456/100. Only divisors of powers of ten give
 * exact decimals.
 */
const FRACTION = /^(?<sign>-?)(?<over>\d+)\/(?<under>10{0,4}|[25]0{0,3}|4|8|25|125)$/;
const FRACTION_DIGITS = 4;

/** Invisible direction marks, which Hebrew and Arabic files put before days and amounts. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/;

/**
 * Removes the apostrophe that marks a number as text in spreadsheets and invisible direction marks, and converts the
 * digits of all scripts to ASCII.
 */
export function plainCell(cell: string): string {
  const text = cell.replace(DIRECTION_MARKS, "").replace(/^'(?=\d)/, "");
  return EASTERN_DIGITS.test(text) ? cleaned(text) : text;
}

/**
 * Parses an amount of a statement: as a person types one, with CR or DR beside it, or as a fraction. Returns undefined
 * for any other text.
 */
export function statedAmount(raw: string, mark: DecimalMark): TypedAmount | undefined {
  const text = raw.trim();
  const fraction = FRACTION.exec(text)?.groups;
  if (fraction) return divided(fraction);
  const found = SUFFIX.exec(text) ?? PREFIX.exec(text);
  if (!found) return typedAmount(text, mark);
  const typed = typedAmount(text.replace(found[0], "").trim(), mark);
  const isDebit = /^[do]/i.test(found.groups?.mark ?? "");
  if (!typed || (typed.negative && !isDebit)) return undefined;
  return { ...typed, negative: isDebit };
}

/** Returns a signed amount in thousandths, or undefined if the cell isn't an amount. */
export function thousandthsOf(cell: string, mark: DecimalMark): number | undefined {
  const typed = statedAmount(cell, mark);
  if (!typed) return undefined;
  const size = Math.round(Number(`${typed.whole}.${typed.fraction || "0"}`) * 1_000);
  return typed.negative ? -size : size;
}

function divided({ sign, over = "", under = "" }: Record<string, string | undefined>): TypedAmount {
  const digits = String((BigInt(over) * 10n ** BigInt(FRACTION_DIGITS)) / BigInt(under)).padStart(
    FRACTION_DIGITS + 1,
    "0",
  );
  return {
    negative: sign === "-",
    whole: digits.slice(0, -FRACTION_DIGITS),
    fraction: digits.slice(-FRACTION_DIGITS),
    currency: null,
  };
}

export function isZero({ whole, fraction }: TypedAmount): boolean {
  return !/[1-9]/.test(whole + fraction);
}
