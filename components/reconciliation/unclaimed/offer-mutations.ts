import { aboutBooking, type NamedBooking } from "@/components/ledger/bookings/mutations/about-booking";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { Offer } from "@/lib/reconciliation/unclaimed-commission/offer.model";
import { claimOfferAction, disownOfferAction, reconsiderOfferAction } from "./actions";

/** Claims an offer for one of the agent's bookings. */
export function claim({ id }: Pick<Offer, "id">, booking: NamedBooking): Mutation {
  return {
    about: aboutBooking(booking),
    subject: `offers/${id}`,
    run: () => runAction(claimOfferAction, { id, bookingId: booking.id }),
    tells: () => ({ said: "Commission claimed", undo: reconsider({ id }) }),
    failed: "The commission could not be claimed",
  };
}

/** Marks an offer as not the agent's. */
export function disown({ id }: Pick<Offer, "id">): Mutation {
  return {
    subject: `offers/${id}`,
    run: () => runAction(disownOfferAction, { id }),
    tells: () => ({ said: "Marked as not yours", undo: reconsider({ id }) }),
    failed: "That could not be noted",
  };
}

/** Withdraws the answer to an offer. */
export function reconsider({ id }: Pick<Offer, "id">): Mutation {
  return {
    subject: `offers/${id}`,
    run: () => runAction(reconsiderOfferAction, { id }),
    failed: "That could not be taken back",
  };
}
