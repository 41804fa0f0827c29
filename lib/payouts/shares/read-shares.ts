import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { ShareRow } from "./share-list.model";
import { selectShares } from "./share-list.sql";

/** The shares of a booking, in a transaction on its agent's rows; none while payouts are off. */
export function readShares(tx: Tx, bookingId: string): Promise<ShareRow[]> {
  return selectShares(tx, ownerOf(tx), bookingId, dayIn(tx.now, timeZoneOf(tx)));
}
