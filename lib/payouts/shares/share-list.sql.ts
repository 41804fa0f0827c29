import "server-only";
import { sql } from "drizzle-orm";
import { payoutShares } from "@/db/schema";
import { shareState, shareStateJoins } from "@/db/share-state";
import { type CalendarDate, calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { PercentSource, ShareState } from "./share.model";
import type { ShareRow } from "./share-list.model";

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
