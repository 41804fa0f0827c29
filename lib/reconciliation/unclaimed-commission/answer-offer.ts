import "server-only";
import type { Booking, BookingDraft } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { findBookingsByIds } from "@/lib/ledger/bookings/read-booking";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { selectOffer, updateAnswer } from "./offer.sql";
import { type OfferAnswer, offerStateOf } from "./offer-state.model";

type Choice = { readonly id: string; readonly bookingId: string };

/**
 * Claims offered commission for one of the agent's own bookings; an administrator then decides. If it is claimed
 * repeatedly, the last booking counts. Throws NOT_FOUND for an offer that doesn't exist or is another agent's, CONFLICT
 * for one that was decided.
 */
export function claimOffer(ctx: Context | Tx, { id, bookingId }: Choice): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const booking = (await findBookingsByIds(tx, [bookingId]))(bookingId);
    if (!booking) throw new Failure("NOT_FOUND");
    await answer(tx, id, "claimed", booking.id);
  });
}

/** Creates a booking and claims offered commission for it, both in one transaction. */
export function claimWithNewBooking(
  ctx: Context,
  { id, bookingId, draft }: Choice & { readonly draft: BookingDraft },
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const booking = await createBooking(tx, draft, { source: "form", id: bookingId });
    await answer(tx, id, "claimed", booking.id);
    return booking;
  });
}

/** Records that the commission isn't the agent's, who isn't asked again. */
export function disownOffer(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, (tx) => answer(tx, id, "not-mine", null));
}

/** Withdraws the agent's answer to an offer, which is possible until it is decided. */
export function reconsiderOffer(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, (tx) => answer(tx, id, null, null));
}

async function answer(tx: Tx, id: string, said: OfferAnswer | null, bookingId: string | null): Promise<void> {
  const owner = ownerOf(tx);
  const offer = await selectOffer(tx, owner, id);
  if (!offer) throw new Failure("NOT_FOUND");
  const before = offerStateOf(offer.answer, offer.decision);
  if (offer.answer === said && offer.claimedBookingId === bookingId) return;
  if (!(await updateAnswer(tx, owner, id, said, bookingId))) {
    throw new Failure("CONFLICT", "This was decided meanwhile. Reload to see how.");
  }
  await recordAudit(tx, {
    action: `commission-offer.${said ?? "reconsider"}`,
    entity: "commission-offer",
    entityId: id,
    before: { state: before, bookingId: offer.claimedBookingId },
    after: { state: offerStateOf(said, null), bookingId },
  });
}
