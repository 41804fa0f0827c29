import { type SQL, sql } from "drizzle-orm";
import type { ShareState } from "@/lib/payouts/shares/share.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/**
 * Where a share is on its way to the agent, on a day. The query names `payout_shares` s, its payout p (left joined) and, left
 * joined as there may be none, `payout_settings` o. Only where shares wait for the travel's end is the booking looked up.
 */
export function shareState(today: CalendarDate): SQL<ShareState> {
  return sql<ShareState>`case when p.paid_at is not null then 'PAID' when p.id is not null then 'IN_RUN'
    when s.held_at is not null or (o.paid_from = 'TRAVEL_END'
      and (select b.travel_end from bookings b where b.user_id = s.user_id and b.id = s.booking_id) >= ${today}) then 'HELD' else 'READY' end`;
}

/** The joins that it needs, for a query of `payout_shares` s. */
export const shareStateJoins = sql`left join payouts p on p.user_id = s.user_id and p.id = s.payout_id left join payout_settings o on o.is_only`;
