import type { Money } from "@/lib/base/money";

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
  readonly suppliersCount: number;
  readonly recentSuppliersCount: number;
  readonly activeSuppliersCount: number;
  /** Days from travel end to payment, measured; 35 when nothing was paid yet. */
  readonly averagePaymentDays: number;
};
