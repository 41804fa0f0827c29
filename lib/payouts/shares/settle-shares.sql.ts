import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { allocations, bookings, payoutSettings, payoutShares, shareAmount } from "@/db/schema";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import { percentOf } from "./percent.sql";

/** Payments `a` that make a share: what the agency received by a deposit since payouts are on, or since the day it starts from. */
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

/** Since when, by whom and why a share is held; the one that takes the place of a held one is so too. */
const HOLD = sql.raw("held_at, held_by, held_reason");
/** What was taken back last of the same payment as `o`. */
const lastOfSame = sql`select r.share_hold from ${allocations} r where r.user_id = o.user_id and r.booking_id = o.booking_id
  and r.reversed_at is not null and r.amount_minor = o.amount_minor and r.currency = o.currency and r.received_on = o.received_on
  order by r.reversed_at desc, r.id desc limit 1`;

/**
 * Brings the shares of bookings, which the caller has locked, in line with their payments, in one round trip: what was taken back loses its
 * share, or gets the opposite of a frozen one; what came gets one by the percent that counts now; a recall by that of what it takes back.
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
  // A run that is approved meanwhile freezes shares under no booking's lock: only a statement that begins after it sees what it froze.
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

/** Shares of payments `o` that are due one, by what a lateral query says. */
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

/** A recall takes back by the percent by which the booking's last commission was shared; where none was, by the one that counts. */
function takenBack(): SQL {
  return sql`select percent_bp, percent_from, agreement_id from (
      select percent_bp, percent_from, agreement_id, created_at, 0 as place from made where booking_id = b.id
      union all select s.percent_bp, s.percent_from, s.agreement_id, s.created_at, 1 from ${payoutShares} s
        join ${allocations} a on a.user_id = s.user_id and a.id = s.allocation_id and a.reversed_at is null
        where s.user_id = b.user_id and s.booking_id = b.id and s.received_minor > 0
      union all select r.percent_bp, r.percent_from, r.agreement_id, null, 2 from (${percentOf(sql`o.received_on`)}) r) known
    order by place, created_at desc nulls last limit 1`;
}

/** Bookings whose shares don't say what their payments do, as one table of `user_id` and `booking_id`. */
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

/** One agent's, locked as whoever pays them locks them. */
export async function lockUnsettled(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.db.execute<{ id: string }>(sql`select id from ${bookings} where user_id = ${userId}
    and id in (select booking_id from ${UNSETTLED} where user_id = ${userId}) order by id for update`);
  return [...rows].map(({ id }) => id);
}
