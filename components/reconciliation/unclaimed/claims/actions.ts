"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import { approveClaim } from "@/lib/reconciliation/unclaimed-commission/approve-claim";
import { claimApproval, claimRefusal } from "@/lib/reconciliation/unclaimed-commission/claim.model";
import { declineClaim } from "@/lib/reconciliation/unclaimed-commission/decline-claim";
import { reopenClaim } from "@/lib/reconciliation/unclaimed-commission/reopen-claim";

export const approveClaimAction = adminAction(claimApproval, approveClaim);
export const declineClaimAction = adminAction(claimRefusal, declineClaim);
export const reopenClaimAction = adminAction(z.object({ id: z.uuid().toLowerCase() }), (ctx, { id }) =>
  reopenClaim(ctx, id),
);
