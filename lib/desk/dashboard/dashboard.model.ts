import type { Coming } from "@/lib/payouts/statements/payout.model";
import { currency, type Money, ownFirst } from "@/lib/platform/base/money";

/** Amounts of one currency, in its minor units. */
export type CurrencyTotals = {
  readonly currency: string;
  /** Expected on bookings that are confirmed or overdue, less what came. */
  readonly pendingMinor: number;
  readonly overdueMinor: number;
  /** Received, recalls subtracted. */
  readonly earnedMinor: number;
};

/** What the dashboard's cards show. */
export type DashboardStats = {
  readonly inboxCount: number;
  readonly readyToConvert: number;
  readonly bookingsCount: number;
  readonly overdueCount: number;
  readonly travellingThisMonth: number;
  /** In the agent's currency. */
  readonly pending: Money;
  readonly overdue: Money;
  readonly earned: Money;
  readonly byCurrency: readonly CurrencyTotals[];
  /** What of the agency's commission is the agent's and not paid to them yet, by currency; null while payouts are off. */
  readonly toBePaid: readonly Coming[] | null;
};

type Figure = "pendingMinor" | "overdueMinor" | "earnedMinor";

/** A figure in each currency that it is something in, the agent's own first; never none, so that nothing is told in their own. */
export function amountsOf(
  { byCurrency, pending: { currency: own } }: DashboardStats,
  key: Figure,
): readonly [Money, ...Money[]] {
  const [first, ...others] = ownFirst(byCurrency, own)
    .filter((one) => one[key] !== 0)
    .map((one) => ({ minor: one[key], currency: currency.parse(one.currency) }));
  return [first ?? { minor: 0, currency: own }, ...others];
}

const NOTHING: Money = { minor: 0, currency: currency.parse("USD") };

/** What the cards show beside the message that the figures could not be loaded. */
export const NO_STATS: DashboardStats = {
  inboxCount: 0,
  readyToConvert: 0,
  bookingsCount: 0,
  overdueCount: 0,
  travellingThisMonth: 0,
  pending: NOTHING,
  overdue: NOTHING,
  earned: NOTHING,
  byCurrency: [],
  toBePaid: null,
};
