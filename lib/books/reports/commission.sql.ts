import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { isAwaited, outstandingMinor } from "@/db/outstanding";
import { bookings } from "@/db/schema";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Asked } from "./report.model";

/** Whose commission a report adds up: a supplier, with what agents typed for it, or an agent. */
export type Whose = {
  /** The key of a booking, over columns of `bookings`. */
  readonly key: SQL;
  /** What a key is called, over `keyed`, and where its bookings are. */
  readonly name: SQL;
  readonly href: SQL;
};

export const BY_SUPPLIER: Whose = {
  key: sql`coalesce((select f.family_id from supplier_families f where f.supplier_id = ${bookings.supplierId}), ${bookings.supplierId})`,
  name: sql`coalesce((select s.name from suppliers s where s.id = keyed.key), 'No supplier')`,
  href: sql`'/admin/bookings?supplier=' || keyed.key`,
};
export const BY_AGENT: Whose = {
  key: sql`${bookings.userId}`,
  name: sql`(select coalesce(nullif(u.name, ''), u.email) from users u where u.id = keyed.key)`,
  href: sql`'/admin/bookings?agent=' || keyed.key`,
};

const monthOf = (day: SQL) => sql`date_trunc('month', ${day}::timestamp)::date`;
/** Payments `a` that the agency received and that stand, with their booking. */
const RECEIVED = sql`allocations a join bookings on bookings.user_id = a.user_id and bookings.id = a.booking_id
  where a.link_id is not null and a.reversed_at is null`;

/** By month: what is expected in it and still outstanding, and what was received, kept and given up in it. */
export function commissionBy({ key, name, href }: Whose, { first, last }: Asked): SQL {
  return sql`
    with due as (
      select ${key} as key, ${monthOf(sql`${bookings.dueOn}`)} as month, commission_currency::text as currency,
        sum(commission_minor) as expected, sum(case when ${isAwaited} then ${outstandingMinor} else 0 end) as outstanding
      from bookings where deleted_at is null and cancelled_at is null and not non_commissionable and due_on between ${first}::date and ${last}::date
      group by 1, 2, 3),
    came as (
      select ${key} as key, ${monthOf(sql`a.book_day`)} as month, a.currency::text as currency, sum(a.amount_minor - a.kept_minor) as received,
        sum(a.kept_minor) as kept, sum(a.short_pay_minor) as given_up
      from ${RECEIVED} and a.book_day between ${first}::date and ${last}::date group by 1, 2, 3),
    keyed as (
      select key, month, currency, sum(expected) as expected, sum(received) as received, sum(kept) as kept, sum(given_up) as given_up,
        sum(outstanding) as outstanding
      from (select key, month, currency, expected, 0 as received, 0 as kept, 0 as given_up, outstanding from due
        union all select key, month, currency, 0, received, kept, given_up, 0 from came) parts group by 1, 2, 3)
    select ${name} as name, ${href} as href, keyed.* from keyed`;
}

/** What all expect still, by supplier and by how long it has been due on a day. */
export function ageingOf({ key, name, href }: Whose, today: CalendarDate): SQL {
  const between = (from: number | null, to: number | null) => {
    const since = sql`${today}::date - due_on`;
    return sql`coalesce(sum(${outstandingMinor}) filter (where ${from === null ? sql`true` : sql`${since} >= ${from}`}
      and ${to === null ? sql`true` : sql`${since} <= ${to}`}), 0)`;
  };
  return sql`with keyed as (
      select ${key} as key, commission_currency::text as currency, ${between(null, 0)} as not_due, ${between(1, 30)} as days_30,
        ${between(31, 60)} as days_60, ${between(61, 90)} as days_90, ${between(91, null)} as older, sum(${outstandingMinor}) as outstanding
      from bookings where ${isAwaited} and deleted_at is null group by 1, 2)
    select ${name} as name, ${href} as href, keyed.* from keyed`;
}

/** By supplier and month: what came after the agent had asked for it, on a day on which it was overdue. */
export function recoveredBy({ key, name, href }: Whose, { first, last }: Asked): SQL {
  return sql`with keyed as (
      select ${key} as key, ${monthOf(sql`a.book_day`)} as month, a.currency::text as currency, count(*) as payments,
        sum(a.amount_minor - a.kept_minor) as received
      from ${RECEIVED} and a.amount_minor > 0 and a.book_day between ${first}::date and ${last}::date and exists (
        select from chases c where c.user_id = a.user_id and c.supplier_id = bookings.supplier_id and c.kind = 'contacted'
          and c.undone_at is null and (c.created_at at time zone 'UTC')::date > bookings.due_on
          and (c.created_at at time zone 'UTC')::date <= a.received_on)
      group by 1, 2, 3)
    select ${name} as name, ${href} as href, keyed.* from keyed`;
}
