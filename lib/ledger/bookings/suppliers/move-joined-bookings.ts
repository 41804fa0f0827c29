import "server-only";
import type { MovedOfAgent } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import type { Tx } from "@/lib/platform/context/transaction";
import { moveAll, moveAllBack } from "./joined-bookings.sql";

/** Moves an agent's bookings to the supplier into which an administrator merged theirs; returns which ones. */
export function moveJoinedBookings(tx: Tx, from: string, into: string): Promise<MovedOfAgent["bookings"]> {
  return moveAll(tx, from, into);
}

/** Moves back the bookings that such a merge moved, except those that were moved to yet another supplier since. */
export function moveJoinedBookingsBack(tx: Tx, from: string, moved: MovedOfAgent): Promise<void> {
  return moveAllBack(tx, from, moved);
}
