import type { Features } from "../score.model";
import type { BookingFit } from "./booking-features.model";
import type { Lump } from "./lumps.model";
import { otherNumberFeatures } from "./other-number.model";
import type { Sight } from "./sight.model";
import type { SumFit } from "./sum-fit.model";

/** Returns the features of a sum. */
export function sumFeaturesOf(sight: Sight, sum: SumFit): Features {
  const { fits, named, amount, chanceHits, lump } = sum;
  if (lump) return lumpFeaturesOf(sight, sum, lump);
  const least = (of: (fit: BookingFit) => number) => Math.min(...fits.map(of));
  const most = (of: (fit: BookingFit) => number) => Math.max(...fits.map(of));
  const mean = (of: (fit: BookingFit) => number) => fits.reduce((sum, fit) => sum + of(fit), 0) / fits.length;
  const numbers = new Set(fits.map(({ booking }) => booking.key));
  return {
    sum: 1,
    sum_size: fits.length - 2,
    sum_all_named: Number(named === fits.length),
    sum_named: named / fits.length,
    [`sum_${amount.kind}`]: 1,
    [`sum_${amount.kind}_named`]: Number(named === fits.length),
    sum_own: Number(amount.isOwnHabit),
    sum_gap: Math.min(3, Math.abs(amount.gap)),
    sum_likelihood: amount.likelihood,
    sum_usual: amount.usual,
    ...Object.assign(
      {},
      ...fits
        .filter(({ number }) => number === null)
        .map(({ booking }) => otherNumberFeatures(sight, booking.key, "sum_other")),
    ),
    sum_chance: named === fits.length ? 0 : Math.log(chanceHits + 0.001),
    sum_lag: mean(({ lag }) => lag),
    sum_lag_worst: least(({ lag }) => lag),
    sum_spread: Math.min(6, (most(({ lagDays }) => lagDays) - least(({ lagDays }) => lagDays)) / 10),
    sum_supplier: -Math.log(Math.max(0.01, 1 - least(({ supplier }) => supplier))),
    sum_rival: most(({ rival }) => rival),
    sum_rooms: Number(numbers.size === 1),
    sum_client: mean(({ client }) => Number(client !== null)),
    sum_agency: mean(({ hasAgency }) => Number(hasAgency)),
    sum_closed: most(({ booking }) => Number(booking.isClosed || booking.isSelfReported)),
    sum_in_report: most(({ booking }) => Number(booking.isInReport)),
    sum_partial: most(({ booking }) => Number(booking.receivedMinor > 0)),
    sum_refund: Number(sight.isRefund),
  };
}

/** Returns the features of everything owed for some days. */
function lumpFeaturesOf(
  { knowledge, isRefund }: Sight,
  { fits, amount, chanceHits }: SumFit,
  lump: Lump,
): Features {
  const [first] = fits;
  const mean = (of: (fit: BookingFit) => number) => fits.reduce((sum, fit) => sum + of(fit), 0) / fits.length;
  const lumps = knowledge.habits.lumpsOf(first?.family ?? null);
  return {
    lump: 1,
    [`lump_${amount.kind}`]: 1,
    lump_likelihood: amount.likelihood,
    lump_chance: Math.log(chanceHits + 0.001),
    lump_toggled: lump.toggled,
    lump_month: Number(lump.isMonth),
    lump_own: Number(lumps > 0),
    lump_size: Math.log(fits.length / 3),
    lump_lag: mean(({ lag }) => lag),
    lump_supplier: -Math.log(Math.max(0.01, 1 - mean(({ supplier }) => supplier))),
    lump_rival: mean(({ rival }) => rival),
    lump_partial: mean(({ booking }) => Number(booking.receivedMinor > 0)),
    lump_refund: Number(isRefund),
  };
}
