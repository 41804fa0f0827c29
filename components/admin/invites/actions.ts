"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { invitePeople } from "@/lib/invites/invite-people";
import { invitedAddress, invitePreviewRequest, inviteRequest } from "@/lib/invites/invite-request.model";
import { previewInvitation } from "@/lib/invites/preview-invitation";
import { resendInvitation } from "@/lib/invites/resend-invitation";
import { restoreInvitation, revokeInvitation } from "@/lib/invites/revoke-invitation";

export const inviteAction = action(inviteRequest, invitePeople);

export const previewInvitationAction = action(invitePreviewRequest, previewInvitation);

export const resendInvitationAction = action(invitedAddress, (ctx, { email }) =>
  resendInvitation(ctx, email),
);

/** Answers the id by which it is restored. */
export const revokeInvitationAction = action(invitedAddress, (ctx, { email }) =>
  revokeInvitation(ctx, email),
);

export const restoreInvitationAction = action(z.object({ id: z.uuid() }), (ctx, { id }) =>
  restoreInvitation(ctx, id),
);
