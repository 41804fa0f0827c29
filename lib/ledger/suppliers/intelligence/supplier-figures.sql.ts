import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { allocations, bookings, suppliers, supplierTotals } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { NEW_DAYS } from "../supplier-list.model";
import { isListed } from "../supplier-visibility.sql";
import type { MonthMedian, PaymentMonth } from "./payment-history.model";
import type { FigureGroup } from "./supplier-figures.model";

const DAY_MS = 86_400_000;

type Row = {
  readonly supplier_id: string;
  readonly total_currency: string;
  readonly commission_currency: string;
  readonly count: number;
  readonly total_minor: string;
  readonly commission_minor: string;
  readonly awaited_minor: string;
};

const SUMS =
  sql.raw(`total_currency, commission_currency, sum(count)::int as count, sum(total_minor) as total_minor,
  sum(commission_minor) as commission_minor, sum(awaited_minor) as awaited_minor`);

/** Reads the figures of all agents' bookings at these suppliers, by supplier. */
export async function selectFigures(
  tx: Tx,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FigureGroup[]>> {
  if (supplierIds.length === 0) return new Map();
  const rows = await tx.db.execute<Row>(sql`
    select supplier_id, ${SUMS} from ${supplierTotals}
    where supplier_id = any(${arrayText(supplierIds)}::uuid[])
    group by supplier_id, total_currency, commission_currency having sum(count) > 0`);
  const found = new Map<string, FigureGroup[]>();
  for (const row of rows) found.set(row.supplier_id, [...(found.get(row.supplier_id) ?? []), groupOf(row)]);
  return found;
}

/** Reads the figures of all bookings at suppliers. */
export async function selectAllFigures(tx: Tx): Promise<readonly FigureGroup[]> {
  const rows = await tx.db.execute<Row>(sql`
    select null as supplier_id, ${SUMS} from ${supplierTotals}
    group by total_currency, commission_currency having sum(count) > 0`);
  return [...rows].map(groupOf);
}

/** Counts the suppliers, whoever created them. */
export async function countSuppliersOfAll(tx: Tx) {
  const since = new Date(tx.now.getTime() - NEW_DAYS * DAY_MS).toISOString();
  const [row] = await tx.db
    .select({
      suppliers: sql<number>`count(*)::int`,
      verified: sql<number>`(count(*) filter (where ${suppliers.isVerified}))::int`,
      recent: sql<number>`(count(*) filter (where ${suppliers.createdAt} > ${since}::timestamptz))::int`,
    })
    .from(suppliers)
    .where(isListed());
  return row ?? { suppliers: 0, verified: 0, recent: 0 };
}

function groupOf(row: Row): FigureGroup {
  return {
    totalCurrency: row.total_currency,
    commissionCurrency: row.commission_currency,
    count: row.count,
    totalMinor: Number(row.total_minor),
    commissionMinor: Number(row.commission_minor),
    awaitedMinor: Number(row.awaited_minor),
  };
}

/**
 * Selects the payments and recalls of a supplier to any agent. `offset 0` makes Postgres look them up booking by
 * booking.
 */
function paidBy(supplierId: string): SQL {
  return sql`select p.*, p.received_on - b.travel_end as days,
      p.come_to < b.commission_minor - b.short_pay_minor as leaves_some
    from ${bookings} b cross join lateral (
      select a.received_on, a.currency, a.amount_minor, a.id,
        sum(a.amount_minor) over (order by a.received_on, a.created_at, a.id) as come_to
      from ${allocations} a
      where a.user_id = b.user_id and a.booking_id = b.id and a.reversed_at is null offset 0) p
    where b.supplier_id = ${supplierId} and b.deleted_at is null`;
}

/** Sums a supplier's payments by month and currency, the newest month first. */
export async function selectPaymentMonths(tx: Tx, supplierId: string): Promise<readonly PaymentMonth[]> {
  const rows = await tx.db.execute<Record<keyof PaymentMonth, string | number | null>>(sql`
    select to_char(received_on, 'YYYY-MM') as month, currency,
      count(*) filter (where amount_minor > 0) as payments,
      coalesce(sum(amount_minor) filter (where amount_minor > 0), 0) as "receivedMinor",
      coalesce(sum(days) filter (where amount_minor > 0), 0) as days,
      min(days) filter (where amount_minor > 0) as fastest,
      max(days) filter (where amount_minor > 0) as slowest,
      count(*) filter (where amount_minor > 0 and leaves_some) as partial,
      count(*) filter (where amount_minor < 0) as recalled,
      coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as "recalledMinor"
    from (${paidBy(supplierId)}) paid group by 1, 2 order by 1 desc, 2`);
  return [...rows].map((row) => ({
    month: String(row.month),
    currency: String(row.currency),
    payments: Number(row.payments),
    receivedMinor: Number(row.receivedMinor),
    days: Number(row.days),
    fastest: row.fastest === null ? null : Number(row.fastest),
    slowest: row.slowest === null ? null : Number(row.slowest),
    partial: Number(row.partial),
    recalled: Number(row.recalled),
    recalledMinor: Number(row.recalledMinor),
  }));
}

/**
 * Reads the median days from travel end to payment, over all payments (if there are three or more) and for each of the
 * latest months, and the days of the latest payments.
 */
export async function selectPaymentDays(tx: Tx, supplierId: string, last: number, months: number) {
  const [row] = await tx.db.execute<{
    learned: number | null;
    delays: number[] | null;
    medians: MonthMedian[] | null;
  }>(sql`
    with paid as materialized (
      select received_on, id, days from (${paidBy(supplierId)}) paid where amount_minor > 0)
    select (select case when count(*) >= 3 then percentile_disc(0.5) within group (order by days)::int end from paid) as learned,
      (select json_agg(days) from (select days from paid order by received_on desc, id limit ${last}) newest) as delays,
      (select json_agg(json_build_object('month', month, 'median', median, 'payments', payments) order by month) from (
        select to_char(received_on, 'YYYY-MM') as month, count(*)::int as payments,
          percentile_disc(0.5) within group (order by days)::int as median
        from paid group by 1 order by 1 desc limit ${months}) monthly) as medians`);
  return { learnedLagDays: row?.learned ?? null, delays: row?.delays ?? [], medians: row?.medians ?? [] };
}
