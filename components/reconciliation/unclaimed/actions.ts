"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { bookingJson } from "@/lib/ledger/bookings/booking.model";
import {
  claimOffer,
  claimWithNewBooking,
  disownOffer,
  reconsiderOffer,
} from "@/lib/reconciliation/unclaimed-commission/answer-offer";
import { offerBooking, offerChoice } from "@/lib/reconciliation/unclaimed-commission/offer.model";

const one = z.object({ id: z.uuid().toLowerCase() });

export const claimOfferAction = action(offerChoice, (ctx, choice) => claimOffer(ctx, choice));
export const claimWithNewBookingAction = action(offerBooking, async (ctx, choice) =>
  bookingJson(await claimWithNewBooking(ctx, choice)),
);
export const disownOfferAction = action(one, (ctx, { id }) => disownOffer(ctx, id));
export const reconsiderOfferAction = action(one, (ctx, { id }) => reconsiderOffer(ctx, id));
