import { useState } from "react";
import { BOOKING_FORM } from "@/components/ledger/bookings/form/booking-form";
import { NewBookingDialog } from "@/components/ledger/bookings/form/new-booking-dialog";
import { aboutBooking } from "@/components/ledger/bookings/mutations/about-booking";
import { draftKey, idempotencyKeyOf } from "@/components/shared/form/form-drafts";
import type { Mutation } from "@/components/shared/mutations/mutation";
import type { BookingDraftInput } from "@/lib/ledger/bookings/booking.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { Offer } from "@/lib/reconciliation/unclaimed-commission/offer.model";
import { claimWithNewBookingAction } from "./actions";
import { reconsider } from "./offer-mutations";

/**
 * A dialog that adds the booking for an offer, and claims the offer for it. Known values are filled in: the supplier,
 * and the client if one fits.
 */
export default function ClaimNewBooking({
  offer,
  onClose,
}: {
  readonly offer: Offer;
  readonly onClose: () => void;
}) {
  const [bookingId] = useState(() => idempotencyKeyOf(draftKey(BOOKING_FORM, offer.id)));
  const [clientName = ""] = offer.fits.length === 0 ? offer.clients : [];
  const create = (draft: BookingDraftInput): Mutation => ({
    about: aboutBooking({ ...draft, id: bookingId }),
    subject: `offers/${offer.id}`,
    run: () => runAction(claimWithNewBookingAction, { id: offer.id, bookingId, draft }),
    tells: () => ({
      said: "Booking created, commission claimed",
      undo: reconsider(offer),
    }),
  });
  return (
    <NewBookingDialog
      of={offer.id}
      prefill={{ supplier: offer.supplier, clientName }}
      create={create}
      onClose={onClose}
      anyDay
    />
  );
}
