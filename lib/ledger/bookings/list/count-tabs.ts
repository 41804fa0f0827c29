import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inCachedReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { TabCounts } from "./booking-list.model";
import { countBookingsByTab } from "./booking-sums.sql";

/** How many bookings each tab of the list holds. */
export function countTabs(ctx: Context): Promise<TabCounts> {
  return inCachedReadTransaction(ctx, (tx) => countBookingsByTab(tx, ownerOf(tx)));
}
