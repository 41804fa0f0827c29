import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { isAwaited, isOverdue, outstandingMinor } from "@/db/outstanding";
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

const IN_INBOX = sql`${emails.status} = 'new' and ${emails.intake} not in ('QUARANTINED', 'SYSTEM')`;

function bookingsOf(userId: string) {
  return sql`from ${bookings} where ${and(eq(bookings.userId, userId), isNull(bookings.deletedAt))}`;
}

/** The counts of the agent's mails and bookings in one round trip. `today` decides what is overdue, whatever the nightly job has done. */
export async function selectCounts(tx: Tx, userId: string, today: CalendarDate): Promise<Counts> {
  const rows = await tx.db.execute<Counts>(sql`
    select
      (select count(*)::int from ${emails} where user_id = ${userId} and ${IN_INBOX}) as inbox,
      (select count(*)::int from ${emails} where user_id = ${userId} and ${IN_INBOX} and is_complete) as ready,
      count(*)::int as bookings,
      count(*) filter (where ${isOverdue(today)})::int as overdue,
      count(*) filter (where travel_start <= (date_trunc('month', ${today}::date) + interval '1 month - 1 day')::date
        and travel_end >= date_trunc('month', ${today}::date)::date)::int as travelling,
      (select currency from ${users} where id = ${userId}) as currency
    ${bookingsOf(userId)}`);
  return oneOf(rows);
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
    select ${bookings.commissionCurrency} as currency,
      coalesce(sum(${outstandingMinor}) filter (where ${isAwaited}), 0) as pending,
      coalesce(sum(${outstandingMinor}) filter (where ${isOverdue(today)}), 0) as overdue,
      coalesce(sum(${bookings.receivedMinor}), 0) as earned
    ${bookingsOf(userId)} group by currency order by currency`);
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
      (select count(*)::int from ${emails} where user_id = ${userId} and ${IN_INBOX}) as emails,
      (select count(*)::int ${bookingsOf(userId)} and ${isOverdue(today)}) as bookings,
      exists (select 1 from ${forwardingAddresses} where user_id = ${userId} and verified_at is not null) as forwards`);
  return oneOf(rows);
}

function oneOf<T>(rows: Iterable<T>): T {
  const [row] = rows;
  if (!row) throw new Error("a select without a group answers one row");
  return row;
}
