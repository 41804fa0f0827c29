"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import { handOffer } from "@/lib/reconciliation/unclaimed-commission/by-hand/asked.model";
import {
  listAsked,
  offerByHand,
  withdrawOffer,
} from "@/lib/reconciliation/unclaimed-commission/by-hand/offer-by-hand";
import { claimApproval, claimRefusal } from "@/lib/reconciliation/unclaimed-commission/claim.model";
import {
  approveClaim,
  declineClaim,
  reopenClaim,
} from "@/lib/reconciliation/unclaimed-commission/decide-claim";

export const approveClaimAction = adminAction(claimApproval, approveClaim);
export const declineClaimAction = adminAction(claimRefusal, declineClaim);
export const reopenClaimAction = adminAction(z.object({ id: z.uuid().toLowerCase() }), (ctx, { id }) =>
  reopenClaim(ctx, id),
);
export const listAskedAction = adminAction(z.object({ id: z.uuid() }), (ctx, { id }) => listAsked(ctx, id));
export const offerByHandAction = adminAction(handOffer, offerByHand);
export const withdrawOfferAction = adminAction(z.object({ id: z.uuid() }), (ctx, { id }) =>
  withdrawOffer(ctx, id),
);
