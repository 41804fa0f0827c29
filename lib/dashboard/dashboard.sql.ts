import "server-only";
import { sql } from "drizzle-orm";
import { bookings, emails, forwardingAddresses, users } from "@/db/schema";
import type { CalendarDate } from "@/lib/base/calendar-date";
import type { Tx } from "@/lib/context/transaction";
import type { CurrencyTotals } from "./dashboard.model";

type Counts = {
  readonly inbox: number;
  readonly ready: number;
  readonly bookings: number;
  readonly overdue: number;
  readonly travelling: number;
  readonly currency: string;
};

type Badges = { readonly emails: number; readonly bookings: number; readonly forwards: boolean };

/** The counts of the agent's mails and bookings in one round trip. `today` decides what is overdue, whatever the nightly job has done. */
export async function selectCounts(tx: Tx, userId: string, today: CalendarDate): Promise<Counts> {
  const own = sql`select * from ${bookings} where user_id = ${userId} and deleted_at is null`;
  const rows = await tx.db.execute<Counts>(sql`
    with own as (${own})
    select
      (select count(*)::int from ${emails} where user_id = ${userId} and status = 'new'
        and intake not in ('QUARANTINED', 'SYSTEM')) as inbox,
      (select count(*)::int from ${emails} where user_id = ${userId} and status = 'new'
        and intake not in ('QUARANTINED', 'SYSTEM') and is_complete) as ready,
      (select count(*)::int from own) as bookings,
      (select count(*)::int from own where status in ('CONFIRMED', 'OVERDUE') and due_on < ${today}
        and not non_commissionable and commission_minor - received_minor - short_pay_minor > 0) as overdue,
      (select count(*)::int from own where travel_start <= (date_trunc('month', ${today}::date) + interval '1 month - 1 day')::date
        and travel_end >= date_trunc('month', ${today}::date)::date) as travelling,
      (select currency from ${users} where id = ${userId}) as currency`);
  const [row] = [...rows];
  if (!row) throw new Error("a select without a from answers one row");
  return row;
}

export async function selectCurrencyTotals(
  tx: Tx,
  userId: string,
  today: CalendarDate,
): Promise<CurrencyTotals[]> {
  const rows = await tx.db.execute<{
    currency: string;
    pending: string;
    overdue: string;
    earned: string;
  }>(sql`
    with owed as (
      select commission_currency as currency, received_minor as received,
        case when status in ('CONFIRMED', 'OVERDUE') and not non_commissionable
          then commission_minor - received_minor - short_pay_minor else 0 end as outstanding,
        due_on < ${today} as late
      from ${bookings} where user_id = ${userId} and deleted_at is null
    )
    select currency,
      coalesce(sum(outstanding) filter (where outstanding > 0), 0) as pending,
      coalesce(sum(outstanding) filter (where outstanding > 0 and late), 0) as overdue,
      coalesce(sum(received), 0) as earned
    from owed group by currency order by currency`);
  return [...rows].map((row) => ({
    currency: row.currency,
    pendingMinor: Number(row.pending),
    overdueMinor: Number(row.overdue),
    earnedMinor: Number(row.earned),
  }));
}

/** What stands on every page, in one round trip; `forwards` is whether an address that mails are forwarded from is verified. */
export async function selectBadges(tx: Tx, userId: string, today: CalendarDate): Promise<Badges> {
  const rows = await tx.db.execute<Badges>(sql`
    select
      (select count(*)::int from ${emails} where user_id = ${userId} and status = 'new'
        and intake not in ('QUARANTINED', 'SYSTEM')) as emails,
      (select count(*)::int from ${bookings} where user_id = ${userId} and deleted_at is null
        and status in ('CONFIRMED', 'OVERDUE') and due_on < ${today}
        and not non_commissionable and commission_minor - received_minor - short_pay_minor > 0) as bookings,
      exists (select 1 from ${forwardingAddresses} where user_id = ${userId} and verified_at is not null) as forwards`);
  const [row] = [...rows];
  if (!row) throw new Error("a select without a from answers one row");
  return row;
}
