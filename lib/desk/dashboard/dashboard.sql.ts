import "server-only";
import { sql } from "drizzle-orm";
import {
  bookingTotals,
  dueTotals,
  emails,
  forwardingAddresses,
  notifications,
  payoutSettings,
  users,
} from "@/db/schema";
import { bookingCountOf, countOfOverdue } from "@/db/totals";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { CurrencyTotals } from "./dashboard.model";

type Counts = {
  readonly inbox: number;
  readonly ready: number;
  readonly bookings: number;
  readonly overdue: number;
  readonly currency: string;
};

export type Badges = {
  readonly emails: number;
  readonly bookings: number;
  readonly unread: number;
  readonly forwards: boolean;
  readonly hasPayouts: boolean;
};

const IN_INBOX = sql`${emails.status} = 'new' and ${emails.intake} not in ('QUARANTINED', 'SYSTEM')`;

/**
 * Counts the agent's emails and bookings in one round trip. `today` decides what is overdue, whether or not the
 * nightly job has run.
 */
export async function selectCounts(tx: Tx, userId: string, today: CalendarDate): Promise<Counts> {
  const rows = await tx.db.execute<Counts>(sql`
    select mails.inbox, mails.ready,
      ${bookingCountOf(userId)} as bookings,
      ${countOfOverdue(userId, today)} as overdue,
      (select currency from ${users} where id = ${userId}) as currency
    from (select count(*)::int as inbox, (count(*) filter (where is_complete))::int as ready
      from ${emails} where user_id = ${userId} and ${IN_INBOX}) mails`);
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
    select currency, coalesce(pending, 0) as pending, coalesce(overdue, 0) as overdue, coalesce(earned, 0) as earned
    from (
      select commission_currency as currency from ${bookingTotals} where user_id = ${userId}
      group by commission_currency having sum(count) > 0) used
    left join (
      select currency, sum(awaited_minor) as pending, sum(awaited_minor) filter (where due_on < ${today}) as overdue,
        sum(received_minor) as earned
      from ${dueTotals} where user_id = ${userId} group by currency) sums using (currency)
    order by currency`);
  return [...rows].map((row) => ({
    currency: row.currency,
    pendingMinor: Number(row.pending),
    overdueMinor: Number(row.overdue),
    earnedMinor: Number(row.earned),
  }));
}

/**
 * Reads the figures shown on every page in one round trip. `forwards` is whether a forwarding address is verified,
 * `hasPayouts` whether the platform pays its agents.
 */
export async function selectBadges(tx: Tx, userId: string, today: CalendarDate): Promise<Badges> {
  const rows = await tx.db.execute<Badges>(sql`
    select
      (select count(*)::int from ${emails} where user_id = ${userId} and ${IN_INBOX}) as emails,
      ${countOfOverdue(userId, today)} as bookings,
      (select count(*)::int from ${notifications} where user_id = ${userId} and read_at is null) as unread,
      exists (select 1 from ${forwardingAddresses} where user_id = ${userId} and verified_at is not null) as forwards,
      exists (select 1 from ${payoutSettings} where is_only and is_on) as "hasPayouts"`);
  return oneOf(rows);
}

function oneOf<T>(rows: Iterable<T>): T {
  const [row] = rows;
  if (!row) throw new Error("a select without a group answers one row");
  return row;
}
