import type { AdminBooking } from "@/lib/ledger/bookings/administration/admin-booking.model";
import { MOST_PAYABLE } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { digitsOf, formatMoney, type Money, major } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type { EntryReason } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { SplitPart } from "@/lib/reconciliation/bank-transactions/splitting/split.model";
import type {
  BookingCandidate,
  NamedBooking,
  TransactionDetail,
} from "@/lib/reconciliation/bank-transactions/transaction.model";

type For =
  | { readonly kind: "booking"; readonly booking: NamedBooking; readonly words: string }
  | { readonly kind: "fee" }
  | { readonly kind: "difference"; readonly reason: EntryReason }
  | { readonly kind: "unclaimed"; readonly confirmationNumber: string; readonly clientName: string };

/** A line of the split, with its amount as typed. An unticked line is kept but doesn't count. */
export type SplitLine = For & {
  readonly key: string;
  readonly typed: string;
  readonly isTicked: boolean;
};

/** Parses a typed amount to minor units; null if it isn't an amount or has more decimals than the currency. */
export function minorOf(typed: string, code: string): number | null {
  const digits = digitsOf(code);
  const [, whole, fraction = ""] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || fraction.length > digits) return null;
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, "0") || 0);
}

/** Formats minor units as typed text: "1234.50" for 123450 US cents. */
export function typedOf(minor: number, code: string): string {
  return (minor / 10 ** digitsOf(code)).toFixed(digitsOf(code));
}

/**
 * Returns the part of the deposit that the ticked lines leave over, including fees; null while an amount is unreadable.
 */
export function restOf(lines: readonly SplitLine[], deposit: Money): number | null {
  let rest = Math.abs(deposit.minor);
  for (const { kind, typed, isTicked } of lines) {
    if (!isTicked) continue;
    const minor = minorOf(typed, deposit.currency);
    if (minor === null) return null;
    rest -= kind === "fee" ? -minor : minor;
  }
  return rest;
}

/** Returns the text about the rest, and whether the deposit can be split this way. */
export function standingOf(lines: readonly SplitLine[], deposit: Money) {
  const ticked = lines.filter(({ isTicked }) => isTicked);
  const rest = restOf(lines, deposit);
  const inWords = (minor: number) => formatMoney({ ...deposit, minor });
  const say = (words: string) => ({ rest, words, isReady: false });
  if (rest === null) return say("An amount can't be read");
  if (rest !== 0) return say(rest > 0 ? `${inWords(rest)} left` : `${inWords(-rest)} too much`);
  if (ticked.some(({ typed }) => minorOf(typed, deposit.currency) === 0))
    return say("A ticked part has no amount");
  if (ticked.length < 2) return say("Nothing is left over, but one part alone is linked and not split");
  if (ticked.length > MOST_PAYABLE) return say(`${counted(ticked.length, "part")}: at most ${MOST_PAYABLE}`);
  return { rest, words: "Nothing is left over", isReady: true };
}

/**
 * Returns the text of the amount if a line takes the rest as well; a fee takes an excess. Null if that is impossible.
 */
export function withRest({ kind, typed }: SplitLine, rest: number | null, code: string): string | null {
  const present = minorOf(typed, code);
  if (rest === null || rest === 0 || present === null) return null;
  const all = kind === "fee" ? present - rest : present + rest;
  return all < 0 ? null : typedOf(all, code);
}

/** Converts the ticked lines for the server, with the deposit's sign. */
export function partsOf(lines: readonly SplitLine[], { minor, currency }: Money): readonly SplitPart[] {
  const sign = Math.sign(minor);
  return lines
    .filter(({ isTicked }) => isTicked)
    .map((line) => partOf(line, major({ minor: sign * (minorOf(line.typed, currency) ?? 0), currency })));
}

function partOf(line: SplitLine, amount: number): SplitPart {
  if (line.kind === "booking") {
    const { id: bookingId, userId } = line.booking;
    return { kind: "booking", bookingId, userId, amount };
  }
  if (line.kind === "fee") return { kind: "fee", amount };
  if (line.kind === "difference") return { kind: "difference", reason: line.reason, amount };
  const { kind, confirmationNumber, clientName } = line;
  return { kind, confirmationNumber, clientName, amount };
}

/**
 * Returns a line for a booking. Without `typed`, its amount is the outstanding one, if that is
 * in the deposit's currency.
 */
export function bookingLine(found: AdminBooking, code: string, typed?: string): SplitLine {
  const owed = found.outstanding.currency === code ? Math.max(0, found.outstanding.minor) : 0;
  const words = [found.supplierName, found.clientName, `agent ${found.agentName}`].filter(Boolean);
  return {
    kind: "booking",
    key: found.id,
    booking: found,
    words: words.join(" · "),
    typed: typed ?? typedOf(owed, code),
    isTicked: true,
  };
}

/** Adds lines. If a booking is in the split already, its line is ticked and keeps its amount. */
export function withMore(lines: readonly SplitLine[], more: readonly SplitLine[]): readonly SplitLine[] {
  const keys = new Set(more.map(({ key }) => key));
  const present = new Set(lines.map(({ key }) => key));
  return [
    ...lines.map((line) => (keys.has(line.key) ? { ...line, isTicked: true } : line)),
    ...more.filter(({ key }) => !present.has(key)),
  ];
}

/** Returns the initial lines: the most likely bookings that together make up the deposit, otherwise none. */
export function startOf({ candidates, amount }: TransactionDetail): readonly SplitLine[] {
  const sum = candidates.find((one) => one.parts.length > 1);
  if (!sum) return [];
  const shares = sharesOf(sum, amount);
  return sum.parts.map(({ booking, supplier, clientName, agentName, outstanding }, index) => {
    const found = { ...booking, supplierName: supplier?.name ?? null, clientName, agentName, outstanding };
    return bookingLine(
      found,
      amount.currency,
      typedOf(Math.abs(shares?.[index] ?? outstanding.minor), amount.currency),
    );
  });
}

/**
 * Returns the share of each booking of a candidate, if they add up to the deposit; null if they don't or if
 * currencies differ.
 */
export function sharesOf({ parts }: BookingCandidate, deposit: Money): readonly number[] | null {
  if (parts.some(({ outstanding }) => outstanding.currency !== deposit.currency)) return null;
  const shares = parts.map(
    ({ creditMinor, outstanding, feeMinor }) => (creditMinor ?? outstanding.minor) - feeMinor,
  );
  return shares.reduce((sum, share) => sum + share, 0) === deposit.minor ? shares : null;
}
