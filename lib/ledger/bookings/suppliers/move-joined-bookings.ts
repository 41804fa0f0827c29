import "server-only";
import type { MovedOfAgent } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import type { Tx } from "@/lib/platform/context/transaction";
import { moveAll, moveAllBack } from "./joined-bookings.sql";

/** Moves an agent's bookings to the supplier that an administrator merged theirs into; answers which. */
export function moveJoinedBookings(tx: Tx, from: string, into: string): Promise<MovedOfAgent["bookings"]> {
  return moveAll(tx, from, into);
}

/** Moves back what such a merging moved, but for what was put under yet another supplier since. */
export function moveJoinedBookingsBack(tx: Tx, from: string, moved: MovedOfAgent): Promise<void> {
  return moveAllBack(tx, from, moved);
}
