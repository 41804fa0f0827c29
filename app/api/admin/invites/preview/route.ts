import { invitePreviewRequest } from "@/lib/accounts/invites/invite-request.model";
import { previewInvitation } from "@/lib/accounts/invites/send-invitation";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: invitePreviewRequest }, ({ ctx, body }) =>
  previewInvitation(ctx, body),
);
