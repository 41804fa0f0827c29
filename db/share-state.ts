import { type SQL, sql } from "drizzle-orm";
import type { ShareState } from "@/lib/payouts/shares/share.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/**
 * Whether a share is held on a day: by an administrator, or until the end of travel. The query must name
 * `payout_shares` s and, left joined because the row may not exist, `payout_settings` o. The booking is looked up only
 * where shares wait for the end of travel.
 */
export function isHeld(today: CalendarDate): SQL {
  return sql`(s.held_at is not null or (o.paid_from = 'TRAVEL_END'
      and (select b.travel_end from bookings b where b.user_id = s.user_id and b.id = s.booking_id) >= ${today}))`;
}

/**
 * Returns the state of a share on a day. The query must name its payout p (left joined) in addition to what `isHeld`
 * needs.
 */
export function shareState(today: CalendarDate): SQL<ShareState> {
  return sql<ShareState>`case when p.paid_at is not null then 'PAID' when p.id is not null then 'IN_RUN'
    when ${isHeld(today)} is true then 'HELD' else 'READY' end`;
}

/** The join that `isHeld` needs. */
export const withPayoutSettings = sql`left join payout_settings o on o.is_only`;
/** The joins that `shareState` needs, for a query of `payout_shares` s. */
export const shareStateJoins = sql`left join payouts p on p.user_id = s.user_id and p.id = s.payout_id ${withPayoutSettings}`;
