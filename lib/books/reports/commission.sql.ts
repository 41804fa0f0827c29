import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { isAwaited, outstandingMinor } from "@/db/outstanding";
import { DIFFERENCES_OF_PAYMENT } from "@/db/payment-differences";
import { bookings } from "@/db/schema";
import { DIFFERENCE_WORDS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { NO_SUPPLIER } from "@/lib/platform/base/addresses/admin-bookings-address.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { ReportScope } from "./report-leads.model";

/** The grouping of a commission report: by supplier, including those that agents typed for it, or by agent. */
export type Whose = {
  /**
   * The columns to group by, of `bookings` and of `erased_entries`; `key`, over `raw`, is the supplier or agent to
   * which these belong.
   */
  readonly raw: SQL;
  readonly erased: SQL;
  readonly key: SQL;
  /** The name of a key, over `keyed`, and the columns by which its bookings are found. */
  readonly name: SQL;
  readonly found: SQL;
};

export const BY_SUPPLIER: Whose = {
  raw: sql`${bookings.supplierId}`,
  erased: sql`e.supplier_id`,
  key: sql`coalesce((select f.family_id from supplier_families f where f.supplier_id = raw.key), raw.key)`,
  name: sql`coalesce((select s.name from suppliers s where s.id = keyed.key), 'No supplier')`,
  found: sql`coalesce(keyed.key::text, ${NO_SUPPLIER}) as supplier`,
};
export const BY_AGENT: Whose = {
  raw: sql`${bookings.userId}`,
  erased: sql`e.user_id`,
  key: sql`raw.key`,
  name: sql`coalesce((select coalesce(nullif(u.name, ''), u.email) from users u where u.id = keyed.key),
    (select max(agent_name) from payouts where user_id = keyed.key), 'Erased account')`,
  found: sql`(select u.id from users u where u.id = keyed.key) as agent`,
};

/**
 * The commission booked for agents whose accounts were erased, each part with its day. It counts as long as its deposit
 * is matched.
 */
const erasedIn = ({ first, last }: ReportScope) => sql`erased_entries e
  where e.day between ${first}::date and ${last}::date and e.counted_minor is not null
    and not exists (select from match_links l where l.id = e.link_id and l.closed_at is not null)`;

const monthOf = (day: SQL) => sql`date_trunc('month', ${day}::timestamp)::date`;
/** Payments `a` that the agency received and that aren't reversed, with their booking. */
const received = (
  beside = sql``,
) => sql`allocations a join bookings on bookings.user_id = a.user_id and bookings.id = a.booking_id ${beside}
  where a.link_id is not null and a.reversed_at is null`;

/**
 * Returns the end of a query whose `raw` has these figures by currency (and by month if given): it groups them by key,
 * sums them and adds the names.
 */
function named({ key, name, found }: Whose, figures: readonly string[], by = sql``): SQL {
  const sums = figures.map((one) => sql.raw(`sum(${one}) as ${one}`));
  return sql`, keyed as (select ${key} as key, ${by} currency, ${sql.join(sums, sql`, `)} from raw group by ${key}, ${by} currency)
    select ${name} as name, ${found}, keyed.* from keyed`;
}
const BY_MONTH = sql`month,`;

/**
 * Returns the query of commission by month: what is expected by a day in the month, and what of that is outstanding;
 * and what was received, kept and given up in it.
 */
export function commissionBy(whose: Whose, of: ReportScope): SQL {
  const { raw, erased } = whose;
  const { first, last } = of;
  return sql`
    with due as (
      select ${raw} as key, ${monthOf(sql`${bookings.dueOn}`)} as month, commission_currency::text as currency,
        sum(commission_minor) as expected, sum(case when ${isAwaited} then ${outstandingMinor} else 0 end) as outstanding
      from bookings where deleted_at is null and cancelled_at is null and not non_commissionable and due_on between ${first}::date and ${last}::date
      group by 1, 2, 3),
    came as (
      select ${raw} as key, ${monthOf(sql`a.book_day`)} as month, a.currency::text as currency, sum(a.amount_minor - a.kept_minor) as received,
        sum(a.kept_minor) as kept, sum(a.short_pay_minor) as given_up
      from ${received()} and a.book_day between ${first}::date and ${last}::date group by 1, 2, 3),
    gone as (
      select ${erased} as key, ${monthOf(sql`e.day`)} as month, e.counted_currency::text as currency, e.kind, e.counted_minor as counted
      from ${erasedIn(of)}),
    raw as (select key, month, currency, expected, 0 as received, 0 as kept, 0 as given_up, outstanding from due
        union all select key, month, currency, 0, received, kept, given_up, 0 from came
        union all select key, month, currency, 0, case kind when 'COMMISSION' then counted else 0 end,
          case kind when 'FEE' then counted else 0 end, case kind when 'SHORT_PAY' then counted else 0 end, 0 from gone)
    ${named(whose, ["expected", "received", "kept", "given_up", "outstanding"], BY_MONTH)}`;
}

/** Returns the query of outstanding commission by supplier, in columns by how long it has been due on a day. */
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
    ${named(whose, ["not_due", "days_30", "days_60", "days_90", "older", "outstanding"])}`;
}

/**
 * Returns the query of recovered commission by supplier and month: payments received after the agent had chased the
 * supplier while they were overdue.
 */
export function recoveredBy(whose: Whose, { first, last }: ReportScope): SQL {
  return sql`with raw as (
      select ${whose.raw} as key, ${monthOf(sql`a.book_day`)} as month, a.currency::text as currency, count(*) as payments,
        sum(a.amount_minor - a.kept_minor) as received
      from ${received()} and a.amount_minor > 0 and a.book_day between ${first}::date and ${last}::date and exists (
        select from chases c where c.user_id = a.user_id and c.supplier_id = bookings.supplier_id and c.kind = 'contacted'
          and c.undone_at is null and (c.created_at at time zone 'UTC')::date > bookings.due_on
          and (c.created_at at time zone 'UTC')::date <= a.received_on)
      group by 1, 2, 3)
    ${named(whose, ["payments", "received"], BY_MONTH)}`;
}

/**
 * Returns the query of payment differences by supplier, month and reason: by how much payments differed from what was
 * owed. Of erased accounts it has only what the books keep: fees, and amounts given up.
 */
export function differencesBy(whose: Whose, of: ReportScope): SQL {
  const { raw, erased, found } = whose;
  const { first, last } = of;
  const words = Object.entries(DIFFERENCE_WORDS).map(([reason, said]) => sql`when ${reason} then ${said}`);
  const said = {
    ...whose,
    found: sql`${found}, case keyed.difference ${sql.join(words, sql` `)} end as reason`,
  };
  return sql`with raw as (
      select ${raw} as key, ${monthOf(sql`a.book_day`)} as month, part.reason as difference, a.currency::text as currency, count(*) as payments,
        sum(part.minor) as amount
      from ${received(sql`cross join ${DIFFERENCES_OF_PAYMENT}`)} and part.minor <> 0 and a.book_day between ${first}::date and ${last}::date
      group by 1, 2, 3, 4
      union all select ${erased}, ${monthOf(sql`e.day`)}, case e.kind when 'FEE' then 'fee' else 'accepted' end, e.counted_currency::text, count(*),
        -sum(e.counted_minor) from ${erasedIn(of)} and e.kind in ('FEE', 'SHORT_PAY') and e.counted_minor <> 0 group by 1, 2, 3, 4)
    ${named(said, ["payments", "amount"], sql`month, difference,`)}`;
}
