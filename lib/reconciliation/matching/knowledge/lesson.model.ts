import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import { payerKeysOf, readMemo } from "../features/memo.model";

/** The facts of a link from which a lesson is drawn. */
export type LinkFacts = {
  readonly linkId: string;
  readonly transactionId: string;
  readonly memo: string;
  readonly payer: string | null;
  readonly bookedOn: CalendarDate;
  readonly amountMinor: number;
  readonly currency: Currency;
  /** The company that paid, as the family of its supplier; null if neither the booking nor the report names one. */
  readonly familyId: string | null;
  /** The expected amount: the commission of the booking or of a split's bookings, or a report's net. */
  readonly expectedMinor: number;
  readonly expectedCurrency: Currency;
  /** The number of bookings; 0 for a report that was received. */
  readonly bookingCount: number;
  /** Null for a report. */
  readonly travelEnd: CalendarDate | null;
  /**
   * Units of the deposit's currency for one unit of the expected currency, at that day's rate; null if it is unknown.
   */
  readonly rate: number | null;
};

/** What a person's decision teaches, as stored in `match_lessons`. */
export type Lesson = {
  readonly payerKeys: readonly string[];
  readonly lagDays: number | null;
  readonly feeMinor: number | null;
  readonly ratio: number | null;
};

/** How a deposit differed from the expected amount. `ratio` is deposit to expected amount at the day's rate. */
export type DifferenceLesson = {
  readonly family: string | null;
  /** The families of its bookings. If they are several, `family` is null unless it is that of a report. */
  readonly companies?: readonly string[];
  readonly currency: string;
  readonly expectedCurrency: string;
  readonly amountMinor: number;
  /** In its own currency; null if it wasn't stored. */
  readonly expectedMinor: number | null;
  /** The number of bookings; 0 for a report. */
  readonly bookingCount: number;
  readonly learnedOn: CalendarDate;
  readonly feeMinor: number | null;
  readonly ratio: number | null;
  /** Of how many lines the report was that it paid; 0 where it paid none. */
  readonly reportLines: number;
  /** The days from the end of travel to the payment; null for a report or several bookings. */
  readonly lagDays: number | null;
};

const MOST_RATIO = 2;

/** Returns what a link teaches about its payer: words, days, and how the deposit differs from the expected amount. */
export function lessonOf(facts: LinkFacts): Lesson {
  const { amountMinor, expectedMinor, rate } = facts;
  const isSame = facts.currency === facts.expectedCurrency;
  const missing = expectedMinor - amountMinor;
  const share = rate !== null && expectedMinor > 0 ? amountMinor / (expectedMinor * rate) : 0;
  return {
    payerKeys: keysOf(facts.memo, facts.payer),
    lagDays: facts.travelEnd && daysBetween(facts.travelEnd, facts.bookedOn),
    feeMinor: isSame && missing > 0 && amountMinor > 0 ? missing : null,
    ratio: share > 0 && share < MOST_RATIO ? Math.round(share * 1_000_000) : null,
  };
}

/** Returns the keys by which the payer of a transaction is recognized. */
export function keysOf(memo: string, payer: string | null): readonly string[] {
  return payerKeysOf(readMemo(payer ? `${payer} / ${memo}` : memo));
}
