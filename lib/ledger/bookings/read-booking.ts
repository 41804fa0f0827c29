import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Booking } from "./booking.model";
import { selectBooking } from "./booking.sql";

/** One booking of the agent; somebody else's, a deleted and an unknown one are NOT_FOUND alike. */
export function readBooking(ctx: Context, id: string): Promise<Booking> {
  return inReadTransaction(ctx, async (tx) => {
    const booking = await selectBooking(tx, ownerOf(tx), id);
    if (!booking) throw new Failure("NOT_FOUND");
    return booking;
  });
}
