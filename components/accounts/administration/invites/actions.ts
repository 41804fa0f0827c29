"use server";

import { z } from "zod";
import { previewInvitation } from "@/lib/accounts/invites/invitation-mail";
import { invitePeople } from "@/lib/accounts/invites/invite-people";
import {
  invitedAddress,
  invitePreviewRequest,
  inviteRequest,
} from "@/lib/accounts/invites/invite-request.model";
import { resendInvitation } from "@/lib/accounts/invites/resend-invitation";
import { restoreInvitation, revokeInvitation } from "@/lib/accounts/invites/revoke-invitation";
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
