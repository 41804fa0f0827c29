"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { approveClaim } from "@/lib/unclaimed-commission/approve-claim";
import { claimApproval, claimRefusal } from "@/lib/unclaimed-commission/claim.model";
import { declineClaim } from "@/lib/unclaimed-commission/decline-claim";
import { reopenClaim } from "@/lib/unclaimed-commission/reopen-claim";

export const approveClaimAction = action(claimApproval, approveClaim);
export const declineClaimAction = action(claimRefusal, declineClaim);
export const reopenClaimAction = action(z.object({ id: z.uuid().toLowerCase() }), (ctx, { id }) =>
  reopenClaim(ctx, id),
);
