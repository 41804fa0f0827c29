import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { allocations, bookings, payoutSettings, payoutShares, shareAmount } from "@/db/schema";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import { percentOf } from "./share.sql";

/**
 * Matches payments `a` that produce a share: received by the agency through a deposit since payouts were switched on,
 * or since the start day.
 */
const counts = sql`o.is_on and a.reversed_at is null and a.link_id is not null
  and (a.created_at >= o.on_since or a.received_on >= o.starts_on)`;
const hasShare = sql`exists (select from ${payoutShares} s where s.user_id = a.user_id and s.allocation_id = a.id)`;
const isFrozen = sql`exists (select from ${payoutShares} f
  where f.user_id = s.user_id and f.allocation_id = s.allocation_id and f.frozen_at is not null)`;
const isReversed = sql`exists (select from ${payoutShares} r where r.user_id = s.user_id and r.reverses_id = s.id)`;

const COLUMNS = sql.raw(
  `user_id, id, booking_id, allocation_id, received_minor, short_pay_minor, short_pay_borne_by, percent_bp, percent_from,
   agreement_id, amount_minor, currency, received_on, created_at`,
);

/** Since when, by whom and why a share is held; a share that replaces a held one is held too. */
const HOLD = sql.raw("held_at, held_by, held_reason");
/** Selects the hold of the most recently reversed payment that equals `o`. */
const lastOfSame = sql`select r.share_hold from ${allocations} r where r.user_id = o.user_id and r.booking_id = o.booking_id
  and r.reversed_at is not null and r.amount_minor = o.amount_minor and r.currency = o.currency and r.received_on = o.received_on
  order by r.reversed_at desc, r.id desc limit 1`;

/**
 * Brings the shares of bookings, which the caller has locked, in line with their payments, in one round trip. A
 * reversed payment loses its share, or gets an opposite one if the share is frozen. A new payment gets a share by the
 * percentage now in force, and a recall one by the percentage of what it takes back.
 */
export async function settle(
  tx: Tx,
  userId: string,
  bookingIds: readonly string[],
  today: CalendarDate,
): Promise<void> {
  const now = sql`${tx.now.toISOString()}::timestamptz`;
  const mine = (of: string) =>
    sql`${sql.raw(of)}.user_id = ${userId} and ${sql.raw(of)}.booking_id = any (${arrayText(bookingIds)}::uuid[])`;
  // A run that is approved at the same time freezes shares without locking bookings. The next statement starts after
  // this one has waited for it, so it sees what was frozen.
  const waiting =
    tx.db.execute(sql`select from ${payoutShares} s join ${allocations} a on a.user_id = s.user_id and a.id = s.allocation_id
    where ${mine("s")} and a.reversed_at is not null order by s.id for update of s`);
  const settling = tx.db.execute(sql`with gone as (
      delete from ${payoutShares} s using ${allocations} a
      where ${mine("s")} and a.user_id = s.user_id and a.id = s.allocation_id and a.reversed_at is not null and not ${isFrozen}
    ), opposite as (
      insert into ${payoutShares} (${COLUMNS}, reverses_id)
      select s.user_id, gen_random_uuid(), s.booking_id, s.allocation_id, -s.received_minor, -s.short_pay_minor, s.short_pay_borne_by,
        s.percent_bp, s.percent_from, s.agreement_id, -s.amount_minor, s.currency, ${today}::date, ${now}, s.id
      from ${payoutShares} s join ${allocations} a on a.user_id = s.user_id and a.id = s.allocation_id
      where ${mine("s")} and a.reversed_at is not null and s.reverses_id is null and s.frozen_at is not null and not ${isReversed}
    ), due as (
      select a.*, o.default_percent_bp, o.short_pay_borne_by, a.amount_minor - a.kept_minor as base_minor
      from ${payoutSettings} o, ${allocations} a where ${mine("a")} and ${counts} and not ${hasShare}
    ), made as (
      insert into ${payoutShares} (${COLUMNS}, ${HOLD}) ${shareOf(now, percentOf(sql`o.received_on`))} where o.base_minor >= 0
      returning booking_id, percent_bp, percent_from, agreement_id, created_at, id
    )
    insert into ${payoutShares} (${COLUMNS}, ${HOLD}) ${shareOf(now, takenBack())} where o.base_minor < 0`);
  await Promise.all([waiting, settling]);
}

/** Returns a query of the new shares of payments `o`, with the percentage that a lateral query determines. */
function shareOf(now: SQL, percent: SQL): SQL {
  const amount = shareAmount({
    received: sql`o.base_minor`,
    shortPay: sql`o.short_pay_minor`,
    percentBp: sql`g.percent_bp`,
    borneBy: sql`o.short_pay_borne_by`,
  });
  return sql`select o.user_id, gen_random_uuid(), o.booking_id, o.id, o.base_minor, o.short_pay_minor, o.short_pay_borne_by, g.percent_bp,
      g.percent_from, g.agreement_id, ${amount}, o.currency, o.received_on, ${now},
      (h.share_hold ->> 'at')::timestamptz, (h.share_hold ->> 'by')::uuid, h.share_hold ->> 'reason'
    from due o join ${bookings} b on b.user_id = o.user_id and b.id = o.booking_id left join lateral (${lastOfSame}) h on true,
      lateral (${percent}) g`;
}

/**
 * Returns the query of a recall's percentage: that of the booking's latest shared commission, or the one in force if
 * there was none.
 */
function takenBack(): SQL {
  return sql`select percent_bp, percent_from, agreement_id from (
      select percent_bp, percent_from, agreement_id, created_at, 0 as place from made where booking_id = b.id
      union all select s.percent_bp, s.percent_from, s.agreement_id, s.created_at, 1 from ${payoutShares} s
        join ${allocations} a on a.user_id = s.user_id and a.id = s.allocation_id and a.reversed_at is null
        where s.user_id = b.user_id and s.booking_id = b.id and s.received_minor > 0
      union all select r.percent_bp, r.percent_from, r.agreement_id, null, 2 from (${percentOf(sql`o.received_on`)}) r) known
    order by place, created_at desc nulls last limit 1`;
}

/** The bookings whose shares don't correspond to their payments, as a table of `user_id` and `booking_id`. */
const UNSETTLED = sql`(select a.user_id, a.booking_id from ${payoutSettings} o, ${allocations} a
    where ${counts} and not ${hasShare}
  union select s.user_id, s.booking_id from ${payoutShares} s
    join ${allocations} a on a.user_id = s.user_id and a.id = s.allocation_id
    where s.reverses_id is null and ((a.reversed_at is not null and not ${isReversed})
      or s.received_minor <> a.amount_minor - a.kept_minor or s.currency <> a.currency)) unsettled`;

export async function selectUnsettledAgents(tx: Tx): Promise<string[]> {
  const rows = await tx.db.execute<{ id: string }>(sql`select distinct user_id as id from ${UNSETTLED}`);
  return [...rows].map(({ id }) => id);
}

/** Locks one agent's unsettled bookings, in the same order as code that records payments. */
export async function lockUnsettled(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.db.execute<{ id: string }>(sql`select id from ${bookings} where user_id = ${userId}
    and id in (select booking_id from ${UNSETTLED} where user_id = ${userId}) order by id for update`);
  return [...rows].map(({ id }) => id);
}
