import "server-only";
import { dayIn } from "@/lib/platform/base/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { ShareRow, UnpaidShares } from "./share-list.model";
import { selectShares, selectUnpaid } from "./share-list.sql";

/** The shares of a booking, in a transaction on its agent's rows; none while payouts are off. */
export function readShares(tx: Tx, bookingId: string): Promise<ShareRow[]> {
  return selectShares(tx, ownerOf(tx), bookingId, dayIn(tx.now, timeZoneOf(tx)));
}

/** What is on its way to the agent, in a transaction on their rows; null while payouts are off. */
export function sumUnpaid(tx: Tx): Promise<readonly UnpaidShares[] | null> {
  return selectUnpaid(tx, ownerOf(tx), dayIn(tx.now, timeZoneOf(tx)));
}
