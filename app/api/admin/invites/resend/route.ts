import { endpoint } from "@/lib/delivery/endpoint";
import { invitedAddress } from "@/lib/invites/invite-request.model";
import { resendInvitation } from "@/lib/invites/resend-invitation";

export const POST = endpoint({ access: "admin", body: invitedAddress }, ({ ctx, body }) =>
  resendInvitation(ctx, body.email),
);
