import { type SQL, sql } from "drizzle-orm";
import type { ShareState } from "@/lib/payouts/shares/share.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/**
 * Whether a share is kept back, on a day: by hand, or until the travel's end. The query names `payout_shares` s and, left joined as
 * there may be none, `payout_settings` o. Only where shares wait for the travel's end is the booking looked up.
 */
export function isHeld(today: CalendarDate): SQL {
  return sql`(s.held_at is not null or (o.paid_from = 'TRAVEL_END'
      and (select b.travel_end from bookings b where b.user_id = s.user_id and b.id = s.booking_id) >= ${today}))`;
}

/** Where a share is on its way to the agent, on a day. The query names its payout p (left joined) beside what `isHeld` needs. */
export function shareState(today: CalendarDate): SQL<ShareState> {
  return sql<ShareState>`case when p.paid_at is not null then 'PAID' when p.id is not null then 'IN_RUN'
    when ${isHeld(today)} is true then 'HELD' else 'READY' end`;
}

/** What `isHeld` needs. */
export const withPayoutSettings = sql`left join payout_settings o on o.is_only`;
/** What `shareState` needs, for a query of `payout_shares` s. */
export const shareStateJoins = sql`left join payouts p on p.user_id = s.user_id and p.id = s.payout_id ${withPayoutSettings}`;
