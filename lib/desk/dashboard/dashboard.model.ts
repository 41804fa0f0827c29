import type { Coming } from "@/lib/payouts/statements/payout.model";
import { currency, type Money, ownFirst } from "@/lib/platform/base/money";

/** Amounts in one currency, in its minor units. */
export type CurrencyTotals = {
  readonly currency: string;
  /** The outstanding commission of confirmed and overdue bookings. */
  readonly pendingMinor: number;
  readonly overdueMinor: number;
  /** Received, less recalls. */
  readonly earnedMinor: number;
};

/** The figures of the dashboard's cards. */
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
  /**
   * The agent's shares of commission received by the agency that aren't paid out yet, by currency; null while payouts
   * are switched off.
   */
  readonly toBePaid: readonly Coming[] | null;
};

type Figure = "pendingMinor" | "overdueMinor" | "earnedMinor";

/**
 * Returns a figure in each currency in which it isn't zero, the agent's own first. Always returns at least one amount:
 * zero in the agent's currency if there is none.
 */
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

/** The figures that the cards show beside the message that loading them failed. */
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
