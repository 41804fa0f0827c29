import "server-only";
import { type CalendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inCachedReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { AGE_BUCKETS, type AgeTotals, ageBucketOf, type Outlook, pipelineMonths } from "./outlook.model";
import { type DueRow, selectDue, selectOwnFigures } from "./outlook.sql";

/**
 * Reads commission by month of expected payment and by age, of the bookings in the agent's own currency, or in another
 * one if there are none.
 */
export function readOutlook(ctx: Context): Promise<Outlook> {
  return inCachedReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const today = dayIn(tx.now, timeZoneOf(tx));
    const [{ currency: chosen, overdueSuppliers }, due] = await Promise.all([
      selectOwnFigures(tx, owner, today),
      selectDue(tx, owner),
    ]);
    const currency = currencyOf(due, chosen);
    const own = due.filter((row) => row.currency === currency);
    const others = due.filter((row) => row.currency !== currency && row.outstandingMinor > 0);
    return {
      currency,
      today,
      months: pipelineMonths(today).map((month) => monthOf(month, own, today)),
      ages: agesOf(own, today),
      chaseSuppliers: overdueSuppliers,
      otherCurrencies: [...new Set(others.map((row) => row.currency))].sort(),
    };
  });
}

function currencyOf(due: readonly DueRow[], chosen: string): string {
  const used = due.map((row) => row.currency).sort();
  return used.includes(chosen) ? chosen : (used[0] ?? chosen);
}

function monthOf(month: string, due: readonly DueRow[], today: CalendarDate) {
  const rows = due.filter((row) => row.dueOn.startsWith(month));
  const sum = (pick: (row: DueRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    month,
    receivedMinor: sum((row) => row.receivedMinor),
    expectedMinor: sum((row) => (row.dueOn >= today ? row.outstandingMinor : 0)),
    overdueMinor: sum((row) => (row.dueOn < today ? row.outstandingMinor : 0)),
  };
}

function agesOf(due: readonly DueRow[], today: CalendarDate): AgeTotals {
  const sumOf = (bucket: string) =>
    due.reduce(
      (sum, row) => (ageBucketOf(row.dueOn, today) === bucket ? sum + row.outstandingMinor : sum),
      0,
    );
  return Object.fromEntries(AGE_BUCKETS.map((bucket) => [bucket, sumOf(bucket)])) as AgeTotals;
}
