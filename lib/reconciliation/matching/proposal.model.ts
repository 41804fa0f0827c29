import type { OpenReport, OwedBooking } from "./candidate.model";
import type { AmountFit } from "./features/amounts.model";
import { type BookingFit, bookingFitOf, featuresOf } from "./features/booking-features.model";
import { sumFitsOf } from "./features/found-sums.model";
import {
  isConceivable,
  type ReportFit,
  reportFeaturesOf,
  reportFitOf,
} from "./features/report-features.model";
import type { Sight } from "./features/sight.model";
import { sumFeaturesOf } from "./features/sum-features.model";
import type { SumFit } from "./features/sum-fit.model";
import { calibrated, chancesOf, type Features, sumOf, type Weights } from "./score.model";

type Found = {
  readonly booking: OwedBooking;
  readonly alias: string | null;
  readonly wasPaidSo: boolean;
};

/** A possible target of a payment. */
export type Target =
  | { readonly type: "booking"; readonly fit: BookingFit }
  | { readonly type: "bookings"; readonly fit: SumFit }
  | { readonly type: "report"; readonly fit: ReportFit };

export type Candidate = {
  readonly target: Target;
  /** The ids of its bookings, or of its report. */
  readonly ids: readonly string[];
  readonly features: Features;
  /** The probability that it is right, calibrated by people's decisions. */
  readonly chance: number;
  /** The probability before calibration. */
  readonly rawChance: number;
};

/** A payment with all its candidates, most likely first. */
export type Proposal = {
  readonly sight: Sight;
  readonly candidates: readonly Candidate[];
  readonly none: Features;
};

/** Weighs everything that a payment may be for. `isRejected` tells which targets a person has rejected. */
export function proposalOf(
  sight: Sight,
  found: Iterable<Found>,
  reports: readonly OpenReport[],
  weights: Weights,
  isRejected: (id: string) => boolean,
): Proposal {
  // A payment of zero pays nothing.
  const some = sight.payment.amountMinor === 0 ? [] : [...found];
  const fits = some
    .filter(({ booking }) => !isRejected(booking.id))
    .map(({ booking, alias, wasPaidSo }) =>
      bookingFitOf(sight, booking, sight.numbers.fitOf(booking.key, alias), wasPaidSo),
    );
  const targets = [
    ...fits.filter((fit) => isWorthwhile(sight, fit)).map((fit): Target => ({ type: "booking", fit })),
    ...sumFitsOf(sight, fits).map((fit): Target => ({ type: "bookings", fit })),
    ...reportTargets(sight, reports, isRejected),
  ];
  const crowds = Map.groupBy(targets, crowdOf);
  const weighed = targets.map((target) => ({
    target,
    ids: idsOf(target),
    features: {
      ...targetFeatures(sight, target),
      [`crowd_${crowdOf(target)}`]: Math.log(crowds.get(crowdOf(target))?.length ?? 1),
    },
  }));
  const none = noneFeatures(sight);
  const sums = weighed.map(({ features }) => sumOf(features, weights));
  const chances = chancesOf(sums, sumOf(none, weights));
  const candidates = weighed
    .map((one, at) => ({ ...one, ...chanceOf(chances[at] ?? 0, sight) }))
    .sort((one, other) => other.chance - one.chance);
  return { sight, candidates, none };
}

function chanceOf(rawChance: number, { knowledge }: Sight): Pick<Candidate, "rawChance" | "chance"> {
  return { rawChance, chance: calibrated(rawChance, knowledge.calibration) };
}

function crowdOfSum({ lump, named, fits }: SumFit): string {
  if (lump) return "lump";
  return named === fits.length ? "sum_named" : "sum_plain";
}

/**
 * Returns the group in which a candidate competes. A deposit is near many amounts, but exactly equal to few, so the
 * size of the group matters.
 */
function crowdOf(target: Target): string {
  if (target.type === "bookings") return crowdOfSum(target.fit);
  const kind = target.fit.amount?.kind;
  if (target.type === "report") return `report_${target.fit.isReferenced ? "named" : (kind ?? "far")}`;
  return target.fit.number ? "number" : (kind ?? "none");
}

function reportTargets(
  sight: Sight,
  reports: readonly OpenReport[],
  isRejected: (id: string) => boolean,
): Target[] {
  if (sight.payment.amountMinor <= 0) return [];
  return reports
    .filter(({ id }) => !isRejected(id))
    .map((report) => reportFitOf(sight, report))
    .filter(isConceivable)
    .map((fit) => ({ type: "report", fit }));
}

/** The maximum log ratios of amounts: for a near amount, and for a charge, which may take most of a small payment. */
const [NEARLY, CHARGED] = [0.12, 1.7];
const [MAYBE, KNOWN] = [0.3, 0.5];

/** Whether a booking is similar enough to be weighed. */
function isWorthwhile(sight: Sight, fit: BookingFit): boolean {
  if (sight.payment.amountMinor < 0) return isTakenBack(sight, fit);
  const { booking, number, amount, supplier, client, wasPaidSo } = fit;
  if (number !== null || wasPaidSo || booking.isSelfReported) return true;
  return amount !== null && resembles(amount, supplier, client !== null);
}

/**
 * Whether an amount is similar enough. One that is only near requires the supplier, the more so the less near it is;
 * one that is far also requires the client's name.
 */
function resembles({ kind, gap }: AmountFit, supplier: number, hasClient: boolean): boolean {
  if (kind === "far") return hasClient && supplier > KNOWN && Math.abs(gap) < CHARGED;
  if (kind !== "near" && kind !== "charge") return true;
  return supplier > MAYBE && (hasClient || Math.abs(gap) < (kind === "near" ? NEARLY : CHARGED));
}

/**
 * Whether an outgoing payment may reverse a booking's payment: by its number, by an earlier payment of the same amount,
 * or by what was paid.
 */
function isTakenBack({ payment }: Sight, { booking, number, wasPaidSo }: BookingFit): boolean {
  return number !== null || wasPaidSo || booking.receivedMinor === -payment.amountMinor;
}

function idsOf(target: Target): readonly string[] {
  if (target.type === "report") return [target.fit.report.id];
  if (target.type === "bookings") return target.fit.fits.map(({ booking }) => booking.id);
  return [target.fit.booking.id];
}

function targetFeatures(sight: Sight, target: Target): Features {
  if (target.type === "report") return reportFeaturesOf(sight, target.fit);
  if (target.type === "bookings") return sumFeaturesOf(sight, target.fit);
  return featuresOf(sight, target.fit);
}

/** Returns the features of a payment that pays nothing known. */
function noneFeatures(sight: Sight): Features {
  return {
    none: 1,
    none_nothing: -Math.log(Math.max(0.01, 1 - sight.signals.nothing)),
    none_silent: Number(sight.strongest < 0.3),
    none_refund: Number(sight.isRefund),
    none_repeat: Number(sight.isRepeat),
    none_outflow: Number(sight.payment.amountMinor < 0),
    none_bonus: Number(sight.isBonus),
  };
}
