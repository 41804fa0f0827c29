import { type KnownRate, type PaidRateSource, SOURCE_WORDS } from "@/lib/ledger/exchange-rates/rate.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { dayInWords } from "@/lib/platform/base/dates/day-in-words";
import { Failure } from "@/lib/platform/base/failure";
import { digitsOf, formatMoney, type Money } from "@/lib/platform/base/money";
import { rateWords } from "./rate-words.model";

/**
 * The conversion of a payment in another currency, and the rate to compare with. A rate is the number of units of the
 * deposit's currency per unit of the booking's currency.
 */
export type Exchange = {
  /** The last known rate on the day of the deposit. */
  readonly known: KnownRate | null;
  readonly day: CalendarDate;
  /** The rate that a person entered. */
  readonly given: number | undefined;
  /** Confirms that the rate is intended although it is far from the last known one. */
  readonly isUnusualRate: boolean;
  /** Whether a person can be asked; otherwise the matcher's proposal or the known rate is used. */
  readonly isAsking: boolean;
};

/**
 * The rate by which a payment was converted. `conversionMinor` is how much more (negative: less) the payment would be
 * worth at the last known rate, in the booking's minor units.
 */
export type PaidRate = {
  readonly rate: number;
  readonly rateSource: PaidRateSource;
  readonly rateDay: CalendarDate;
  readonly conversionMinor: number;
};
type Credited = { readonly creditMinor: number; readonly paidRate: PaidRate };

/** Banks keep up to about 2% of the day's rate; a larger deviation has to be confirmed. */
export const UNUSUAL_DEVIATION = 0.02;
/** The number of significant digits of a rate, enough to reproduce the amounts from which it was computed. */
const PRECISION = 12;
const UNKNOWN = "no rate is known to hold it against";

/**
 * Converts a deposit into another currency by the given, proposed or known rate. Throws CONFLICT with the fact
 * `question` if a person has to decide; INVALID_INPUT if nobody can be asked and no rate is known.
 */
export function convertDeposit(
  deposit: Money,
  owed: Money,
  proposedMinor: number | null,
  exchange: Exchange,
): Credited {
  const { known, given, isAsking } = exchange;
  const asked = owed.minor === 0 ? null : rateOf(deposit, owed);
  if (given !== undefined) return byGiven(deposit, owed, given, asked, exchange);
  if (isAsking) throw rateQuestion(deposit, owed, asked, known);
  if (proposedMinor) {
    const rate = rateOf(deposit, { ...owed, minor: proposedMinor });
    return credited(deposit, owed, { rate, source: "amounts", day: exchange.day }, known, proposedMinor);
  }
  if (!known) {
    throw new Failure(
      "INVALID_INPUT",
      `There is no exchange rate from ${deposit.currency} to ${owed.currency}.`,
    );
  }
  return credited(deposit, owed, known, known);
}

/**
 * Returns the rate at which a deposit pays a commission report in another currency; the report's own amounts are what
 * counts. Throws CONFLICT with the fact `question` if a person has to confirm a rate that is far from the last known
 * one, or that can't be compared with any.
 */
export function reportRate(deposit: Money, stated: Money, exchange: Exchange): PaidRate["rate"] {
  const { known, isAsking, isUnusualRate } = exchange;
  const rate = rateOf(deposit, stated);
  const isUsual = known && Math.abs(rate / known.rate - 1) <= UNUSUAL_DEVIATION;
  if (isAsking && !isUnusualRate && !isUsual) throw unusualRate(rate, known, stated, deposit);
  return rate;
}

/** Returns the rate for a part of the deposit that counts as `credit`. */
export function statedPart(part: Money, credit: Money, rate: number, { known, day }: Exchange): PaidRate {
  return credited(part, credit, { rate, source: "amounts", day }, known, credit.minor).paidRate;
}

/** Converts an amount into another currency by the known rate. */
export function byKnownRate(amount: Money, to: Money["currency"], known: KnownRate): Credited {
  return credited(amount, { minor: 0, currency: to }, known, known);
}

/** Returns the rate implied by two amounts: units of the deposit's currency per unit of the other currency. */
export function rateOf(deposit: Money, other: Money): number {
  const exact =
    Math.abs(deposit.minor / other.minor) * 10 ** (digitsOf(other.currency) - digitsOf(deposit.currency));
  return Number(exact.toPrecision(PRECISION));
}

function byGiven(
  deposit: Money,
  owed: Money,
  given: number,
  asked: number | null,
  exchange: Exchange,
): Credited {
  const { known, day, isUnusualRate } = exchange;
  const off = known && given / known.rate - 1;
  if (known && Math.abs(off ?? 0) > UNUSUAL_DEVIATION && !isUnusualRate)
    throw unusualRate(given, known, owed, deposit);
  if (known && isSame(given, known.rate)) return credited(deposit, owed, known, known);
  const source = asked !== null && isSame(given, asked) ? "amounts" : "given";
  return credited(deposit, owed, { rate: given, source, day }, known);
}

/** Compares rates. People enter the rate they were shown, which is rounded beyond the sixth digit at most. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < 1e-9;
}

function credited(
  deposit: Money,
  owed: Money,
  by: { readonly rate: number; readonly source: PaidRateSource; readonly day: CalendarDate },
  known: KnownRate | null,
  creditMinor = worth(deposit, owed, by.rate),
): Credited {
  const conversionMinor = known ? worth(deposit, owed, known.rate) - creditMinor : 0;
  const paidRate = { rate: by.rate, rateSource: by.source, rateDay: by.day, conversionMinor };
  return { creditMinor, paidRate };
}

function worth(deposit: Money, { currency }: Money, rate: number): number {
  const scaled = (deposit.minor / rate) * 10 ** (digitsOf(currency) - digitsOf(deposit.currency));
  return Math.sign(scaled) * Math.round(Math.abs(scaled));
}

function rateQuestion(deposit: Money, owed: Money, asked: number | null, known: KnownRate | null): Failure {
  const [came, expected] = [deposit, owed].map((one) => formatMoney({ ...one, minor: Math.abs(one.minor) }));
  const made = asked === null ? `Nothing is owed in ${owed.currency}` : `rate ${rateWords(asked)}`;
  const last = known ? lastWords(known, asked) : UNKNOWN;
  const message = `${came} for ${expected}: ${made}; ${last}. Use it?`;
  return new Failure("CONFLICT", message, {
    fields: { exchangeRate: [message] },
    facts: { question: "exchangeRate", exchangeRate: asked, ...lastFacts(asked, known) },
  });
}

function unusualRate(given: number, known: KnownRate | null, owed: Money, deposit: Money): Failure {
  const message = `A rate of ${rateWords(given)} ${deposit.currency} for one ${owed.currency}: ${known ? lastWords(known, given) : UNKNOWN}. Is it meant?`;
  return new Failure("CONFLICT", message, {
    fields: { isUnusualRate: [message] },
    facts: { question: "isUnusualRate", exchangeRate: given, ...lastFacts(given, known) },
  });
}

function lastWords({ rate, day, source }: KnownRate, asked: number | null): string {
  const last = `last known ${rateWords(rate)} of ${dayInWords(day)} (${SOURCE_WORDS[source]})`;
  return asked === null ? last : `${last}, ${percentOff(asked, rate)}% off`;
}

function lastFacts(asked: number | null, known: KnownRate | null) {
  if (!known) return { lastRate: null, lastRateDay: null, lastRateSource: null, percentOff: null };
  const percent = asked === null ? null : Number(percentOff(asked, known.rate));
  return {
    lastRate: Number(known.rate.toPrecision(PRECISION)),
    lastRateDay: known.day,
    lastRateSource: known.source,
    percentOff: percent,
  };
}

function percentOff(one: number, known: number): string {
  return (Math.abs(one / known - 1) * 100).toFixed(1);
}
