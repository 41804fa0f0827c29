import "server-only";
import { ownerOf, type Tx } from "@/lib/context/transaction";
import type { Booking } from "./booking.model";
import { selectBookingByNumber } from "./booking.sql";

/** The agent's booking with this confirmation number, at whichever supplier; the oldest where there are several. */
export function findBookingByNumber(tx: Tx, confirmationNumber: string): Promise<Booking | undefined> {
  return selectBookingByNumber(tx, ownerOf(tx), confirmationNumber);
}
