import "server-only";
import { countBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";
import { sumComing } from "@/lib/payouts/statements/read-own-payouts";
import { type CalendarDate, dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { currency, major } from "@/lib/platform/base/money";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inCachedReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { CurrencyTotals, DashboardStats } from "./dashboard.model";
import { type Badges, selectBadges, selectCounts, selectCurrencyTotals } from "./dashboard.sql";
import type { FirstSteps, Trip } from "./outlook.model";
import { selectFirstSteps, selectTrips } from "./outlook.sql";

/** Computes the figures of the dashboard from the agent's rows. No total mixes currencies. */
export async function readStats(ctx: Context): Promise<DashboardStats> {
  const today = dayIn(ctx.now, timeZoneOf(ctx));
  const [[counts, byCurrency, toBePaid], travellingThisMonth] = await Promise.all([
    inCachedReadTransaction(ctx, (tx) =>
      Promise.all([
        selectCounts(tx, ownerOf(tx), today),
        selectCurrencyTotals(tx, ownerOf(tx), today),
        sumComing(tx),
      ]),
    ),
    countBookings(ctx, { view: "travelling" }),
  ]);
  const own = currency.parse(counts.currency);
  const totals = byCurrency.find((one) => one.currency === own);
  return {
    inboxCount: counts.inbox,
    readyToConvert: counts.ready,
    bookingsCount: counts.bookings,
    overdueCount: counts.overdue,
    travellingThisMonth,
    pending: { minor: totals?.pendingMinor ?? 0, currency: own },
    overdue: { minor: totals?.overdueMinor ?? 0, currency: own },
    earned: { minor: totals?.earnedMinor ?? 0, currency: own },
    byCurrency,
    toBePaid,
  };
}

/**
 * Returns the stats of the REST contract, including those of suppliers: amounts are decimal numbers in the agent's
 * currency, and `byCurrency` has all currencies.
 */
export async function readStatsJson(ctx: Context) {
  const [stats, suppliers] = await Promise.all([readStats(ctx), readSupplierStats(ctx)]);
  return {
    inboxCount: stats.inboxCount,
    bookingsCount: stats.bookingsCount,
    pendingCommissions: major(stats.pending),
    earnedCommissions: major(stats.earned),
    currency: stats.pending.currency,
    suppliersCount: suppliers.total,
    recentSuppliersCount: suppliers.newThisMonth,
    averagePaymentDays: suppliers.averagePaymentDays,
    activeSuppliersCount: suppliers.active,
    byCurrency: stats.byCurrency.map(inMajor),
  };
}

function inMajor(totals: CurrencyTotals) {
  const code = currency.parse(totals.currency);
  const amount = (minor: number) => major({ minor, currency: code });
  return {
    currency: code,
    pending: amount(totals.pendingMinor),
    overdue: amount(totals.overdueMinor),
    earned: amount(totals.earnedMinor),
  };
}

/**
 * Reads the figures in the frame of every page: new emails, overdue bookings, unread notifications, and whether
 * forwarding is set up.
 */
export function readBadges(ctx: Context): Promise<Badges> {
  return inCachedReadTransaction(ctx, (tx) => selectBadges(tx, ownerOf(tx), dayIn(tx.now, timeZoneOf(tx))));
}

/** Reads which of the first steps the agent has taken. */
export function readFirstSteps(ctx: Context): Promise<FirstSteps> {
  return inCachedReadTransaction(ctx, (tx) => selectFirstSteps(tx, ownerOf(tx)));
}

const WINDOW_DAYS = 42;
const MOST_TRIPS = 60;

/** Lists the trips that begin within six weeks from today, the next one first. */
export function readTrips(ctx: Context): Promise<{ today: CalendarDate; trips: readonly Trip[] }> {
  return inCachedReadTransaction(ctx, async (tx) => {
    const today = dayIn(tx.now, timeZoneOf(tx));
    const until = plusDays(today, WINDOW_DAYS - 1);
    return { today, trips: await selectTrips(tx, ownerOf(tx), today, until, MOST_TRIPS) };
  });
}
