import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { isAwaited, outstandingMinor } from "@/db/outstanding";
import { bookings } from "@/db/schema";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { ReportScope } from "./report.model";

/** Whose commission a report adds up: a supplier, with what agents typed for it, or an agent. */
export type Whose = {
  /** What rows are added up by first, over columns of `bookings`; and of what that is a part, over `raw`. */
  readonly raw: SQL;
  readonly key: SQL;
  /** What a key is called, over `keyed`, and where its bookings are. */
  readonly name: SQL;
  readonly href: SQL;
};

export const BY_SUPPLIER: Whose = {
  raw: sql`${bookings.supplierId}`,
  key: sql`coalesce((select f.family_id from supplier_families f where f.supplier_id = raw.key), raw.key)`,
  name: sql`coalesce((select s.name from suppliers s where s.id = keyed.key), 'No supplier')`,
  href: sql`'/admin/bookings?supplier=' || keyed.key`,
};
export const BY_AGENT: Whose = {
  raw: sql`${bookings.userId}`,
  key: sql`raw.key`,
  name: sql`(select coalesce(nullif(u.name, ''), u.email) from users u where u.id = keyed.key)`,
  href: sql`'/admin/bookings?agent=' || keyed.key`,
};

const monthOf = (day: SQL) => sql`date_trunc('month', ${day}::timestamp)::date`;
/** Payments `a` that the agency received and that stand, with their booking. */
const RECEIVED = sql`allocations a join bookings on bookings.user_id = a.user_id and bookings.id = a.booking_id
  where a.link_id is not null and a.reversed_at is null`;

/** The end of a query whose `raw` has these figures by currency, and by month where it does: what belongs together is added up and named. */
function named({ key, name, href }: Whose, figures: readonly string[], byMonth: boolean): SQL {
  const sums = figures.map((one) => sql.raw(`sum(${one}) as ${one}`));
  const month = byMonth ? sql`month,` : sql``;
  return sql`, keyed as (select ${key} as key, ${month} currency, ${sql.join(sums, sql`, `)} from raw group by ${key}, ${month} currency)
    select ${name} as name, ${href} as href, keyed.* from keyed`;
}

/** By month: what is expected in it and still outstanding, and what was received, kept and given up in it. */
export function commissionBy(whose: Whose, { first, last }: ReportScope): SQL {
  const { raw } = whose;
  return sql`
    with due as (
      select ${raw} as key, ${monthOf(sql`${bookings.dueOn}`)} as month, commission_currency::text as currency,
        sum(commission_minor) as expected, sum(case when ${isAwaited} then ${outstandingMinor} else 0 end) as outstanding
      from bookings where deleted_at is null and cancelled_at is null and not non_commissionable and due_on between ${first}::date and ${last}::date
      group by 1, 2, 3),
    came as (
      select ${raw} as key, ${monthOf(sql`a.book_day`)} as month, a.currency::text as currency, sum(a.amount_minor - a.kept_minor) as received,
        sum(a.kept_minor) as kept, sum(a.short_pay_minor) as given_up
      from ${RECEIVED} and a.book_day between ${first}::date and ${last}::date group by 1, 2, 3),
    raw as (select key, month, currency, expected, 0 as received, 0 as kept, 0 as given_up, outstanding from due
        union all select key, month, currency, 0, received, kept, given_up, 0 from came)
    ${named(whose, ["expected", "received", "kept", "given_up", "outstanding"], true)}`;
}

/** What all expect still, by supplier and by how long it has been due on a day. */
export function ageingOf(whose: Whose, today: CalendarDate): SQL {
  const between = (from: number | null, to: number | null) => {
    const since = sql`${today}::date - due_on`;
    return sql`coalesce(sum(${outstandingMinor}) filter (where ${from === null ? sql`true` : sql`${since} >= ${from}`}
      and ${to === null ? sql`true` : sql`${since} <= ${to}`}), 0)`;
  };
  return sql`with raw as (
      select ${whose.raw} as key, commission_currency::text as currency, ${between(null, 0)} as not_due, ${between(1, 30)} as days_30,
        ${between(31, 60)} as days_60, ${between(61, 90)} as days_90, ${between(91, null)} as older, sum(${outstandingMinor}) as outstanding
      from bookings where ${isAwaited} and deleted_at is null group by 1, 2)
    ${named(whose, ["not_due", "days_30", "days_60", "days_90", "older", "outstanding"], false)}`;
}

/** By supplier and month: what came after the agent had asked for it, on a day on which it was overdue. */
export function recoveredBy(whose: Whose, { first, last }: ReportScope): SQL {
  return sql`with raw as (
      select ${whose.raw} as key, ${monthOf(sql`a.book_day`)} as month, a.currency::text as currency, count(*) as payments,
        sum(a.amount_minor - a.kept_minor) as received
      from ${RECEIVED} and a.amount_minor > 0 and a.book_day between ${first}::date and ${last}::date and exists (
        select from chases c where c.user_id = a.user_id and c.supplier_id = bookings.supplier_id and c.kind = 'contacted'
          and c.undone_at is null and (c.created_at at time zone 'UTC')::date > bookings.due_on
          and (c.created_at at time zone 'UTC')::date <= a.received_on)
      group by 1, 2, 3)
    ${named(whose, ["payments", "received"], true)}`;
}
