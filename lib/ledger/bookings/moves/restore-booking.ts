import "server-only";
import { announceEvents } from "@/lib/accounts/webhooks/announce-events";
import { deletionOf } from "@/lib/accounts/webhooks/webhook-event.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { askForMatching } from "../ask-for-matching";
import type { Booking } from "../booking.model";
import { lockBooking } from "../booking.sql";
import { unhideBooking } from "../booking-write.sql";

/** Brings a deleted booking back as it was. DUPLICATE_BOOKING when its number was taken in the meantime. */
export function restoreBooking(ctx: Context | Tx, id: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const booking = await lockBooking(tx, owner, id, "deleted");
    if (!booking) throw new Failure("NOT_FOUND");
    await unhideBooking(tx, owner, id);
    await Promise.all([
      recordAudit(tx, {
        action: "booking.restore",
        entity: "booking",
        entityId: id,
        after: { status: booking.status },
      }),
      announceEvents(tx, [deletionOf({ bookingId: id }, false)]),
      askForMatching(tx),
    ]);
    return booking;
  });
}
