import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { settle } from "./settle-shares.sql";

/**
 * Brings the agent's shares of bookings in line with what was paid for them, in the transaction that changed a payment. The bookings are
 * locked by the caller. The only place where shares come and go; while payouts are off it makes none.
 */
export function settleShares(tx: Tx, bookingIds: readonly string[], today: CalendarDate): Promise<void> {
  return settle(tx, ownerOf(tx), bookingIds, today);
}
