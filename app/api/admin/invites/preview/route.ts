import { previewInvitation } from "@/lib/accounts/invites/invitation-mail";
import { invitePreviewRequest } from "@/lib/accounts/invites/invite-request.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: invitePreviewRequest }, ({ ctx, body }) =>
  previewInvitation(ctx, body),
);
