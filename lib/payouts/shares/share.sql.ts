import "server-only";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isAwaited } from "@/db/outstanding";
import {
  bookings,
  payoutAgreements,
  payoutSettings,
  payoutShares,
  supplierPreferences,
  suppliers,
  users,
} from "@/db/schema";
import { shareState, shareStateJoins } from "@/db/share-state";
import { type CalendarDate, calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type {
  HypotheticalAgreement,
  PercentPreview,
  PercentSource,
  ShareRow,
  ShareState,
} from "./share.model";

type Listed = {
  readonly id: string;
  readonly amount: string;
  readonly received: string;
  readonly currency: string;
  readonly percentBp: number;
  readonly percentFrom: PercentSource;
  readonly receivedOn: string;
  readonly state: ShareState;
  readonly heldReason: string | null;
  readonly isOpposite: boolean;
};

/** Reads a booking's shares in the order of their creation; empty while payouts are switched off. */
export async function selectShares(
  tx: Tx,
  userId: string,
  bookingId: string,
  today: CalendarDate,
): Promise<ShareRow[]> {
  const rows = await tx.db.execute<Listed>(sql`
    select s.id, s.amount_minor as amount, s.received_minor as received, s.currency, s.percent_bp as "percentBp", s.percent_from as "percentFrom",
      s.received_on::text as "receivedOn", ${shareState(today)} as state, s.held_reason as "heldReason", s.reverses_id is not null as "isOpposite"
    from ${payoutShares} s ${shareStateJoins}
    where s.user_id = ${userId} and s.booking_id = ${bookingId} and o.is_on order by s.created_at, s.reverses_id nulls first, s.id`);
  return [...rows].map(({ amount, received, currency: code, receivedOn, ...row }) => ({
    ...row,
    receivedOn: calendarDate.parse(receivedOn),
    amount: { minor: Number(amount), currency: currency.parse(code) },
    received: { minor: Number(received), currency: currency.parse(code) },
  }));
}

/** Reads a share without a lock, because a transaction on one agent's rows can't lock a frozen share. */
export async function selectShare(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .select({
      bookingId: payoutShares.bookingId,
      payoutId: payoutShares.payoutId,
      heldAt: payoutShares.heldAt,
    })
    .from(payoutShares)
    .where(and(eq(payoutShares.userId, userId), eq(payoutShares.id, id)));
  return row;
}

/** Holds a share and removes it from its draft, or releases it if `hold` is null; returns false if it is frozen. */
export async function updateHold(
  tx: Tx,
  userId: string,
  id: string,
  hold: { readonly by: string; readonly reason: string } | null,
): Promise<boolean> {
  const rows = await tx.db
    .update(payoutShares)
    .set(
      hold
        ? { heldAt: tx.now, heldBy: hold.by, heldReason: hold.reason, payoutId: null }
        : { heldAt: null, heldBy: null, heldReason: null },
    )
    .where(and(eq(payoutShares.userId, userId), eq(payoutShares.id, id), isNull(payoutShares.frozenAt)))
    .returning({ id: payoutShares.id });
  return rows.length > 0;
}

/**
 * Returns a lateral query that determines the percentage of an agent's booking `b` for commission received on
 * `received`: `percent_bp`, `percent_from` and `agreement_id`. The most specific agreement in force wins; of equally
 * specific ones, the one with the latest start day. `agreements` is their table, or a query of hypothetical ones for a
 * preview.
 */
export function percentOf(received: SQL, agreements: SQL = sql`${payoutAgreements}`): SQL {
  const made = sql`(b.created_at at time zone (select timezone from ${users} where id = b.user_id))::date`;
  return sql`select percent_bp, percent_from, agreement_id from (
    select g.percent_bp, g.id as agreement_id, g.valid_from, g.created_at,
      case when g.booking_id is not null then 'BOOKING' when g.supplier_id is not null then 'SUPPLIER' else 'AGENT' end as percent_from,
      case when g.booking_id is not null then 0 when g.supplier_id is not null then 1 else 2 end as place
    from ${agreements} g
    where g.user_id = b.user_id and g.ended_at is null and coalesce(g.booking_id = b.id, true)
      and (g.valid_from is null or g.valid_from <= case g.basis when 'BOOKED' then ${made} else ${received} end)
      and (g.supplier_id is null or g.supplier_id = b.supplier_id or exists (${ledTo(sql`g.supplier_id`, sql`b`)}))
    union all select o.default_percent_bp, null, null, null, 'DEFAULT', 3) rows
    order by place, valid_from desc nulls last, created_at desc, agreement_id desc limit 1`;
}

/**
 * Returns a query that finds a row if a supplier was merged into that of booking `b`, by the agent or for all agents,
 * directly or in several steps.
 */
function ledTo(supplierId: SQL, booking: SQL): SQL {
  return sql`with recursive led (at, step) as (
      select ${supplierId}, 0
      union all select coalesce(p.merged_into, t.merged_into), step + 1
      from led join ${suppliers} t on t.id = led.at
      left join ${supplierPreferences} p on p.user_id = ${booking}.user_id and p.supplier_id = t.id
      where coalesce(p.merged_into, t.merged_into) is not null and step < 8)
    select from led where at = ${booking}.supplier_id`;
}

export async function selectPreview(
  tx: Tx,
  change: HypotheticalAgreement,
  day: CalendarDate,
): Promise<PercentPreview> {
  const [changes, [made]] = await Promise.all([
    tx.db.execute<{ fromBp: number; toBp: number; count: number }>(sql`
      select was.percent_bp as "fromBp", will.percent_bp as "toBp", count(*)::int as count
      from (select * from ${bookings} where user_id = ${change.userId} and deleted_at is null and ${isAwaited}
          and coalesce(id = ${change.bookingId}::uuid, true)) b,
        (select coalesce((select default_percent_bp from ${payoutSettings}), 10000) as default_percent_bp) o,
        lateral (${percentOf(sql`${day}::date`)}) was, lateral (${percentOf(sql`${day}::date`, agreedWith(change, tx.now))}) will
      group by 1, 2 order by 3 desc, 1, 2`),
    tx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${payoutShares} where user_id = ${change.userId}
        and coalesce(booking_id = ${change.bookingId}::uuid, true)`,
    ),
  ]);
  const isChanged = ({ fromBp, toBp }: { fromBp: number; toBp: number }) => fromBp !== toBp;
  return {
    changes: [...changes]
      .filter(isChanged)
      .map(({ fromBp, toBp, count }) => ({ fromBp, toBp, bookings: count })),
    unchanged: [...changes].filter((row) => !isChanged(row)).reduce((sum, { count }) => sum + count, 0),
    madeShares: made?.count ?? 0,
  };
}

/** Returns a query of the agreements as they would be. */
function agreedWith(
  { userId, replacesId, bookingId, supplierId, percent, validFrom, basis }: HypotheticalAgreement,
  now: Date,
): SQL {
  const columns = sql.raw(
    "user_id, id, booking_id, supplier_id, percent_bp, valid_from, basis, created_at, ended_at",
  );
  return sql`(select ${columns} from ${payoutAgreements} where user_id = ${userId} and id is distinct from ${replacesId}::uuid
    union all select ${userId}::uuid, gen_random_uuid(), ${bookingId}::uuid, ${supplierId}::uuid, ${percent}::int, ${validFrom}::date,
      ${basis}, ${now.toISOString()}::timestamptz, null)`;
}
