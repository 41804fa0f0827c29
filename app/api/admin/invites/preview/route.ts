import { endpoint } from "@/lib/delivery/endpoint";
import { invitePreviewRequest } from "@/lib/invites/invite-request.model";
import { previewInvitation } from "@/lib/invites/preview-invitation";

export const POST = endpoint({ access: "admin", body: invitePreviewRequest }, ({ ctx, body }) =>
  previewInvitation(ctx, body),
);
