import { daysBetween } from "@/lib/platform/base/dates/calendar-date";
import { type NumberFit, type OwedBooking, owedOf } from "../candidate.model";
import { likelihoodOf } from "../knowledge/lags.model";
import type { Features } from "../score.model";
import { type AmountFit, type AmountKind, fitOf, SURE_KINDS } from "./amounts.model";
import { plainKey } from "./memo.model";
import { otherNumberFeatures } from "./other-number.model";
import type { Sight } from "./sight.model";
import { spellingsOf } from "./spellings.model";

/** The comparison of a booking with a payment. */
export type BookingFit = {
  readonly booking: OwedBooking;
  readonly family: string | null;
  readonly number: NumberFit | null;
  readonly amount: AmountFit | null;
  /** The number of its supplier's bookings expected to fit as well by chance. */
  readonly chanceHits: number;
  /** The strength with which the memo names its supplier. */
  readonly supplier: number;
  /** The difference by which it names another supplier better. */
  readonly rival: number;
  readonly lag: number;
  readonly lagDays: number;
  /** Whether the memo contains its client's last name, alone or together with another name. */
  readonly client: "last" | "whole" | null;
  readonly hasAgency: boolean;
  /** Whether an earlier payment of the opposite amount was for it, which this one may reverse or make good. */
  readonly wasPaidSo: boolean;
};

/** The minimum of expected chance hits, below which there are no data. */
const LEAST_CHANCE = 0.0002;
const LEAST_AGENCY = 8;
const LEAST_CLIENT = 3;
const BETWEEN_NAMES = /[^A-Z0-9]+/;

/** Compares a booking with a payment. */
export function bookingFitOf(
  sight: Sight,
  booking: OwedBooking,
  number: NumberFit | null,
  wasPaidSo = false,
): BookingFit {
  const { payment, knowledge, signals } = sight;
  const family = booking.supplierId && knowledge.familyOf(booking.supplierId);
  const supplier = family ? (signals.families.get(family)?.strength ?? 0) : 0;
  const lag = knowledge.lagOf(family);
  const lagDays = daysBetween(booking[lag.basis === "booked" ? "bookedOn" : lag.basis], payment.on);
  const amount = amountFitOf(sight, booking, family ?? sight.payer, wasPaidSo);
  const likelihood = likelihoodOf(lag, lagDays);
  return {
    booking,
    family,
    number,
    amount,
    chanceHits: amount ? sight.chanceOf(amount, family, booking.currency) : 0,
    supplier,
    rival: Math.max(0, sight.strongest - supplier),
    lag: isPartDay(sight, booking, amount, family) ? Math.max(0, likelihood) : likelihood,
    lagDays,
    client: clientIn(sight, booking.clientName),
    hasAgency: hasAgency(sight, booking.agency),
    wasPaidSo,
  };
}

const PARTS: ReadonlySet<AmountKind> = new Set(["part", "equal", "foreign-part"]);

/** Whether a part was paid on a day that is usual for parts, which differ from those of whole payments. */
function isPartDay(
  { payment, knowledge }: Sight,
  { end }: OwedBooking,
  amount: AmountFit | null,
  family: string | null,
): boolean {
  if (!amount || !PARTS.has(amount.kind)) return false;
  return knowledge.habits.paysPartsOn(family, daysBetween(end, payment.on));
}

/**
 * Compares the amount. An incoming payment is compared with what is owed, or with the whole commission if it was
 * returned and comes again; an outgoing one with what was received or expected.
 */
function amountFitOf(
  { payment, deposit, knowledge }: Sight,
  booking: OwedBooking,
  family: string | null,
  wasPaidSo: boolean,
): AmountFit | null {
  const { amountMinor } = payment;
  const isPaidAgain = wasPaidSo && booking.outstandingMinor <= 0;
  const owed = isPaidAgain ? booking.commissionMinor : owedOf(booking);
  const expected = {
    ...booking,
    family,
    outstandingMinor: (amountMinor < 0 && booking.receivedMinor) || owed,
  };
  return fitOf({ ...deposit, amountMinor: Math.abs(amountMinor) }, expected, knowledge);
}

/** Returns which of a client's names the memo contains: the last one, alone or with another. */
function clientIn({ words }: Sight, client: string | null): BookingFit["client"] {
  const isThere = (name: string) => words.has(name) && name.length >= LEAST_CLIENT;
  const said = spellingsOf(client ?? "").map((spelling) => {
    const names = spelling.split(BETWEEN_NAMES).filter(Boolean);
    if (!isThere(names.at(-1) ?? "")) return null;
    return names.slice(0, -1).some(isThere) ? "whole" : "last";
  });
  return said.find((one) => one === "whole") ?? said.find((one) => one !== null) ?? null;
}

/** Whether the memo contains an agency's name. */
export function hasAgency({ squashed }: Sight, agency: string | null): boolean {
  const key = plainKey(agency ?? "");
  return key.length >= LEAST_AGENCY && squashed.includes(key);
}

/** Returns the features of a single booking. */
export function featuresOf(sight: Sight, fit: BookingFit): Features {
  const { booking, number, amount } = fit;
  return {
    ...numberFeatures(number),
    ...supplierFeatures(sight, fit),
    ...amountFeatures(fit),
    lag: amount?.kind === "part" ? Math.max(fit.lag, -1) : fit.lag,
    late_booked: Number(booking.bookedOn > sight.payment.on),
    client: Number(fit.client !== null),
    client_whole: Number(fit.client === "whole"),
    agency: Number(fit.hasAgency),
    closed: Number(booking.isClosed),
    cancelled: Number(booking.isCancelled),
    self: Number(booking.isSelfReported),
    paid: Number(booking.outstandingMinor <= 0 && !booking.isSelfReported && sight.payment.amountMinor > 0),
    ...(number ? {} : otherNumberFeatures(sight, booking.key, "other")),
    partial: Number(booking.outstandingMinor > 0 && booking.receivedMinor > 0),
    in_report: Number(booking.isInReport),
    taken_back: Number(fit.wasPaidSo),
    refund_number: Number(sight.isRefund && number !== null),
  };
}

function numberFeatures(number: NumberFit | null): Features {
  if (!number) return {};
  const length = Math.min(1, Math.max(-1, (number.key.length - 7) / 3));
  return {
    [`number_${number.how}`]: 1,
    number_length: length,
    number_letters: Number(/[A-Z]/.test(number.key)),
  };
}

function supplierFeatures(sight: Sight, { family, supplier, rival, number }: BookingFit): Features {
  return {
    supplier: -Math.log(Math.max(0.01, 1 - supplier)),
    supplier_rival: family === null ? 0 : rival,
    supplier_rival_number: family !== null && number ? rival : 0,
    supplier_unknown: Number(family === null),
    supplier_unknown_named: family === null ? sight.strongest : 0,
    supplier_silent: Number(sight.strongest < 0.3),
    supplier_weak: Number(supplier > 0.1 && supplier < 0.75),
  };
}

function amountFeatures(fit: BookingFit): Features {
  const { amount, supplier, number } = fit;
  if (!amount) return { amount_none: 1 };
  const { kind, isOwnHabit } = amount;
  const gap = Math.abs(amount.gap);
  return {
    [`amount_${kind}`]: 1,
    [`amount_${kind}_own`]: Number(isOwnHabit),
    [`amount_${kind}_alone`]: Number(supplier < 0.3 && number === null),
    [`amount_${kind}_plain`]: Number(number === null),
    amount_likelihood: amount.likelihood,
    amount_usual: amount.usual,
    amount_charge_gap: kind === "charge" ? Math.min(2, gap) : 0,
    amount_near_gap: kind === "near" ? gap * 10 : 0,
    amount_far_gap: kind === "far" ? Math.min(3, gap) : 0,
    [`amount_${chanceKind(amount)}`]: number ? 0 : Math.log(LEAST_CHANCE + fit.chanceHits),
  };
}

/**
 * Returns the feature that counts chance hits. There are separate ones for amounts known exactly, known approximately,
 * and merely similar.
 */
function chanceKind({ kind, isForeign }: AmountFit): string {
  if (!SURE_KINDS.has(kind)) return "loose_chance";
  return isForeign ? "foreign_chance" : "chance";
}
