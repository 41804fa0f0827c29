"use server";

import { z } from "zod";
import { resendInvitation, restoreInvitation, revokeInvitation } from "@/lib/accounts/invites/invitations";
import { invitePeople } from "@/lib/accounts/invites/invite-people";
import {
  invitedAddress,
  invitePreviewRequest,
  inviteRequest,
} from "@/lib/accounts/invites/invite-request.model";
import { previewInvitation } from "@/lib/accounts/invites/send-invitation";
import { adminAction } from "@/lib/delivery/action";

export const inviteAction = adminAction(inviteRequest, invitePeople);

export const previewInvitationAction = adminAction(invitePreviewRequest, previewInvitation);

export const resendInvitationAction = adminAction(invitedAddress, (ctx, { email }) =>
  resendInvitation(ctx, email),
);

/** Revokes an invitation. Returns the id by which it can be restored. */
export const revokeInvitationAction = adminAction(invitedAddress, (ctx, { email }) =>
  revokeInvitation(ctx, email),
);

export const restoreInvitationAction = adminAction(z.object({ id: z.uuid() }), (ctx, { id }) =>
  restoreInvitation(ctx, id),
);
