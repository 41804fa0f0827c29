import type {
  BookingCandidate,
  NamedBooking,
  TransactionDetail,
} from "@/lib/bank-transactions/transaction.model";
import { digitsOf, type Money } from "@/lib/base/money";

/** One line of the grid: what a booking gets of the deposit, as it is typed. */
export type SplitLine = { readonly booking: NamedBooking; readonly words: string; readonly typed: string };

/** The amount that somebody typed in minor units; null for what is none, or has more decimals than the currency. */
export function minorOf(typed: string, code: string): number | null {
  const digits = digitsOf(code);
  const [, whole, fraction = ""] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || fraction.length > digits) return null;
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, "0") || 0);
}

/** "1234.50" for 123450 US cents. */
export function typedOf(minor: number, code: string): string {
  return (minor / 10 ** digitsOf(code)).toFixed(digitsOf(code));
}

/** What is left of the deposit; null while an amount can't be read. */
export function restOf(lines: readonly SplitLine[], deposit: Money): number | null {
  let rest = Math.abs(deposit.minor);
  for (const { typed } of lines) {
    const minor = minorOf(typed, deposit.currency);
    if (minor === null) return null;
    rest -= minor;
  }
  return rest;
}

/** The grid as it opens: the likeliest bookings that make up the deposit together, else nothing. */
export function startOf({ candidates, amount }: TransactionDetail): readonly SplitLine[] {
  const sum = candidates.find((one) => one.parts.length > 1);
  if (!sum) return [];
  const shares = sharesOf(sum, amount);
  return sum.parts.map(({ booking, supplier, clientName, agentName, outstanding }, index) => ({
    booking,
    words: [supplier?.name, clientName, `agent ${agentName}`].filter(Boolean).join(" · "),
    typed: typedOf(Math.abs(shares?.[index] ?? outstanding.minor), amount.currency),
  }));
}

/** What each booking of a candidate gets, where that makes the whole deposit; null where it doesn't, or currencies differ. */
export function sharesOf({ parts }: BookingCandidate, deposit: Money): readonly number[] | null {
  if (parts.some(({ outstanding }) => outstanding.currency !== deposit.currency)) return null;
  const shares = parts.map(
    ({ creditMinor, outstanding, feeMinor }) => (creditMinor ?? outstanding.minor) - feeMinor,
  );
  return shares.reduce((sum, share) => sum + share, 0) === deposit.minor ? shares : null;
}
