import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import { payerKeysOf, readMemo } from "../features/memo.model";

/** A link, as a lesson is drawn from it. */
export type LinkFacts = {
  readonly linkId: string;
  readonly transactionId: string;
  readonly memo: string;
  readonly payer: string | null;
  readonly bookedOn: CalendarDate;
  readonly amountMinor: number;
  readonly currency: string;
  /** The company that paid: the family of its supplier. Null where neither booking nor report names one. */
  readonly familyId: string | null;
  /** What was expected: the commission of the booking or of those of a split, a report's net; with its currency. */
  readonly expectedMinor: number;
  readonly expectedCurrency: string;
  /** How many bookings it was for; 0 for a report that came. */
  readonly bookingCount: number;
  /** Null for a report. */
  readonly travelEnd: CalendarDate | null;
  /** Units of the deposit's currency for one of the expected one, by the rates of the day; null where nobody knows. */
  readonly rate: number | null;
};

/** What a decision of a person taught; `match_lessons` keeps it. */
export type Lesson = {
  readonly payerKeys: readonly string[];
  readonly lagDays: number | null;
  readonly feeMinor: number | null;
  readonly ratio: number | null;
};

const MOST_RATIO = 2;

/** What a link teaches of its payer: words, days, and how the deposit differs from what was expected. */
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

/** By what the payer of a transaction is known. */
export function keysOf(memo: string, payer: string | null): readonly string[] {
  return payerKeysOf(readMemo(payer ? `${payer} / ${memo}` : memo));
}
