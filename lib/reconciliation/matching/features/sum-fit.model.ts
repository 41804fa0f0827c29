import { type AmountFit, fitOf } from "./amounts.model";
import type { BookingFit } from "./booking-features.model";
import type { Lump } from "./lumps.model";
import type { Sight } from "./sight.model";
import type { Owing } from "./sums.model";

/** Several bookings that one payment may pay together. */
export type SumFit = {
  readonly fits: readonly BookingFit[];
  /** Of all, how many the memo names. */
  readonly named: number;
  readonly amount: AmountFit;
  /** How many such sums were to be expected by chance. */
  readonly chanceHits: number;
  /** Of which days it is all that was owed; null of a sum that was put together otherwise. */
  readonly lump: (Lump & { readonly isHabit: boolean }) | null;
};

/** From here on a supplier is named well enough for sums of what it owes. */
export const LEAST_SUPPLIER = 0.45;
/** What is paid on other days isn't looked at together. */
export const WORST_LAG = -4;
const SURE_NUMBERS = new Set(["exact", "alias", "altered"]);

/** Whether a number was read well enough to name a booking among others. */
export function isNamed({ number }: BookingFit): boolean {
  return number !== null && SURE_NUMBERS.has(number.how);
}

export function owingOf({ booking }: BookingFit): Owing {
  return { booking, worth: booking.outstandingMinor };
}

export function likeliest(fits: readonly BookingFit[]): readonly BookingFit[] {
  return [...fits].sort((one, other) => other.lag - one.lag);
}

/** Several bookings as one sum; null where they owe in several currencies, or nothing. */
export function sumFit(
  sight: Sight,
  fits: readonly BookingFit[],
  chanceHits: number,
  lump: SumFit["lump"] = null,
): SumFit | null {
  const [first] = fits;
  if (!first || fits.some(({ booking }) => booking.currency !== first.booking.currency)) return null;
  const total = fits.reduce((sum, { booking }) => sum + booking.outstandingMinor, 0);
  const expected = {
    outstandingMinor: total,
    commissionMinor: total,
    currency: first.booking.currency,
    family: first.family,
    count: fits.length,
  };
  const amount = fitOf(sight.deposit, expected, sight.knowledge.habits, sight.knowledge.rates);
  return amount && { fits, named: fits.filter(isNamed).length, amount, chanceHits, lump };
}
