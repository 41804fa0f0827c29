import "server-only";
import { sql } from "drizzle-orm";
import { payoutSettings, payoutShares } from "@/db/schema";
import { shareState, shareStateJoins } from "@/db/share-state";
import { type CalendarDate, calendarDate } from "@/lib/platform/base/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { PercentSource, ShareState } from "./share.model";
import type { ShareRow, UnpaidShares } from "./share-list.model";

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

/** A booking's shares in the order in which they came; none while payouts are off. */
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

/** What of the agent's shares isn't paid yet, by currency; null while payouts are off. */
export async function selectUnpaid(
  tx: Tx,
  userId: string,
  today: CalendarDate,
): Promise<UnpaidShares[] | null> {
  const rows = await tx.db.execute<{ currency: string | null; minor: string; held: string }>(sql`
    select unpaid.currency, coalesce(sum(unpaid.amount_minor), 0) as minor,
      coalesce(sum(unpaid.amount_minor) filter (where unpaid.state = 'HELD'), 0) as held
    from ${payoutSettings} on_now left join (
      select s.currency, s.amount_minor, ${shareState(today)} as state from ${payoutShares} s ${shareStateJoins}
      where s.user_id = ${userId} and p.paid_at is null) unpaid on true
    where on_now.is_only and on_now.is_on group by unpaid.currency`);
  if (rows.length === 0) return null;
  return [...rows].flatMap(({ currency: code, minor, held }) =>
    code === null ? [] : { currency: code, minor: Number(minor), heldMinor: Number(held) },
  );
}
