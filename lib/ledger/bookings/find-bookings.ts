import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { type Booking, numberKey } from "./booking.model";
import { selectBookings, selectBookingsByNumbers } from "./booking.sql";

type Find = (what: string) => Booking | undefined;

/** The agent's bookings of these confirmation numbers, at whichever supplier; the oldest where one number has several. */
export async function findBookingsByNumbers(tx: Tx, numbers: readonly string[]): Promise<Find> {
  const found = await selectBookingsByNumbers(tx, ownerOf(tx), numbers.map(numberKey));
  return (number) => found.get(numberKey(number));
}

/** The agent's bookings of these ids; deleted ones are not among them. */
export async function findBookingsByIds(tx: Tx, ids: readonly string[]): Promise<Find> {
  const found = await selectBookings(tx, ownerOf(tx), ids);
  return (id) => found.find((booking) => booking.id === id);
}
