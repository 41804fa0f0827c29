import { type DecimalMark, decimalEvidence, minorOf, typedAmount } from "@/lib/imports/csv-amount.model";
import { plainNumber } from "@/lib/ledger/bookings/administration/admin-booking.model";
import type { NumberedBooking } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { formatMoney, type Money } from "@/lib/platform/base/money";
import { bookingLine, type SplitLine, typedOf } from "./split.model";

/** A pasted line: a booking number and the text of the amount next to it, if any. */
export type PastedLine = { readonly text: string; readonly number: string; readonly amount: string | null };

/** A line that couldn't be resolved, the reason, and the bookings that may be meant. */
export type LeftLine = {
  readonly text: string;
  readonly problem: string;
  readonly choices: readonly SplitLine[];
};

type Code = Money["currency"];

/** Parses one or two spreadsheet columns into lines, without empty ones. */
export function pastedLines(text: string, code: Code): readonly PastedLine[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  return lines.map((line) => ({ text: line, ...cellsOf(line, code) }));
}

/**
 * Splits a line into cells at tabs and semicolons. Without those, the last part is the amount if it
 * has decimals or a currency.
 */
function cellsOf(line: string, code: Code): Omit<PastedLine, "text"> {
  const cells = line.split(/[\t;]/).map((cell) => cell.trim());
  const [number = "", ...others] = cells.filter(Boolean);
  if (others.length > 0) {
    return { number, amount: others.findLast((cell) => typedAmount(cell, ".") !== undefined) ?? null };
  }
  const [, before, last] = /^(\S.*?)(?:\s+|,\s*)(\S*\d[.,]\d{1,3}\S*|[^\s\w]\s?\d\S*)$/.exec(number) ?? [];
  const isAmount = before && last && decimalEvidence(last, code) !== "none" && typedAmount(last, ".");
  return isAmount ? { number: before, amount: last } : { number, amount: null };
}

/**
 * Converts pasted lines to lines of the split. Lines whose number is unknown or ambiguous, or whose amount is
 * missing, are returned as `left`, with the reason.
 */
export function resolvePasted(
  pasted: readonly PastedLine[],
  found: readonly NumberedBooking[],
  present: ReadonlySet<string>,
  deposit: Money,
): { readonly added: readonly SplitLine[]; readonly left: readonly LeftLine[] } {
  const code = deposit.currency;
  const mark = markOf(pasted, code);
  const added: SplitLine[] = [];
  const left: LeftLine[] = [];
  const taken = new Set(present);
  const byNumber = Map.groupBy(found, (one) => one.plainNumber);
  for (const line of pasted) {
    const bookings = byNumber.get(plainNumber(line.number)) ?? [];
    const { problem, lines } = settled(line, bookings, mark, deposit);
    const [only] = lines;
    const why = problem ?? doubtOf(lines, taken);
    if (why || !only) left.push({ text: line.text, problem: why ?? "", choices: lines });
    else {
      taken.add(only.key);
      added.push(only);
    }
  }
  return { added, left };
}

function doubtOf(lines: readonly SplitLine[], taken: ReadonlySet<string>): string | undefined {
  const [only, ...others] = lines;
  if (!only) return "No booking has this number";
  if (others.length > 0) return `${lines.length} bookings have this number: which one?`;
  return taken.has(only.key) ? "This booking is in the split already" : undefined;
}

function settled(
  { number, amount }: PastedLine,
  bookings: readonly NumberedBooking[],
  mark: DecimalMark | null,
  deposit: Money,
): { readonly problem?: string; readonly lines: readonly SplitLine[] } {
  const code = deposit.currency;
  if (plainNumber(number) === "") return { problem: "There is no number in this line", lines: [] };
  if (amount !== null) {
    const typed = readAmount(amount, mark, deposit);
    if ("problem" in typed) return { problem: typed.problem, lines: [] };
    return { lines: bookings.map((one) => bookingLine(one, code, typedOf(typed.minor, code))) };
  }
  const [only] = bookings;
  const problem = bookings.length === 1 && only ? unownedWords(only, code) : undefined;
  return {
    ...(problem ? { problem } : {}),
    lines: problem ? [] : bookings.map((one) => bookingLine(one, code)),
  };
}

/** Returns why a booking's outstanding amount can't be used as its part; undefined if it can. */
function unownedWords({ outstanding }: NumberedBooking, code: Code): string | undefined {
  if (outstanding.currency !== code)
    return `It is owed ${formatMoney(outstanding)}: write its part in ${code} beside the number`;
  return outstanding.minor > 0 ? undefined : "Nothing is owed for it: write an amount beside the number";
}

/** Returns the decimal mark of the amounts, if some of them show it and none contradicts; otherwise null. */
function markOf(pasted: readonly PastedLine[], code: Code): DecimalMark | null {
  const told = new Set(pasted.flatMap(({ amount }) => (amount ? decimalEvidence(amount, code) : [])));
  if (told.has(".") === told.has(",")) return null;
  return told.has(".") ? "." : ",";
}

function readAmount(
  text: string,
  mark: DecimalMark | null,
  deposit: Money,
): { readonly minor: number } | { readonly problem: string } {
  const code = deposit.currency;
  const evidence = decimalEvidence(text, code);
  if (evidence === "either" && mark === null) return { problem: `“${text}” can be read in two ways` };
  const own = evidence === "." || evidence === "," ? evidence : (mark ?? ".");
  const typed = typedAmount(text, own);
  if (typed?.currency && typed.currency !== code && !typed.among?.includes(code))
    return { problem: `“${text}” is no amount in ${code}` };
  const minor = typed && minorOf(typed, code);
  return minor
    ? partOf(minor, text, deposit)
    : { problem: `“${text}” can't be read as an amount in ${code}` };
}

function partOf(minor: number, text: string, deposit: Money) {
  if (minor > 0 || deposit.minor < 0) return { minor: Math.abs(minor) };
  return { problem: `“${text}” is taken back, and this deposit came in: import the statement as a report` };
}
