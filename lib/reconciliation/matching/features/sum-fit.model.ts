import { owedOf } from "../candidate.model";
import { type AmountFit, fitOf } from "./amounts.model";
import type { BookingFit } from "./booking-features.model";
import type { Lump } from "./lumps.model";
import type { Sight } from "./sight.model";
import type { Owing } from "./sums.model";

/** Several bookings that one payment may pay together. */
export type SumFit = {
  readonly fits: readonly BookingFit[];
  /** The number of bookings that the memo names. */
  readonly named: number;
  readonly amount: AmountFit;
  /** The number of such sums expected by chance. */
  readonly chanceHits: number;
  /** The period for which the bookings are everything that was owed; null for a sum that was found in another way. */
  readonly lump: (Lump & { readonly isHabit: boolean }) | null;
};

/** The minimum likelihood of the days after which a booking is paid. Less likely ones aren't included in sums. */
export const WORST_LAG = -4;
const SURE_NUMBERS = new Set(["exact", "alias", "altered"]);

/** Whether a number was read reliably enough to name one of several bookings. */
export function isNamed({ number }: BookingFit): boolean {
  return number !== null && SURE_NUMBERS.has(number.how);
}

export function owingOf({ booking }: BookingFit): Owing {
  return { booking, worth: owedOf(booking) };
}

export function likeliest(fits: readonly BookingFit[]): readonly BookingFit[] {
  return [...fits].sort((one, other) => other.lag - one.lag);
}

export function totalOf(fits: readonly BookingFit[]): number {
  return fits.reduce((sum, { booking }) => sum + owedOf(booking), 0);
}

/**
 * Compares the sum of several bookings with the payment. Returns null if they have several currencies or nothing
 * outstanding.
 */
export function sumFit(
  sight: Sight,
  fits: readonly BookingFit[],
  chanceHits: number,
  lump: SumFit["lump"] = null,
): SumFit | null {
  const [first] = fits;
  if (!first || fits.some(({ booking }) => booking.currency !== first.booking.currency)) return null;
  const total = totalOf(fits);
  const expected = {
    outstandingMinor: total,
    commissionMinor: total,
    currency: first.booking.currency,
    family: first.family,
    count: fits.length,
  };
  const amount = fitOf(sight.deposit, expected, sight.knowledge);
  return amount && { fits, named: fits.filter(isNamed).length, amount, chanceHits, lump };
}
