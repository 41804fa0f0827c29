import { resendInvitation } from "@/lib/accounts/invites/invitations";
import { invitedAddress } from "@/lib/accounts/invites/invite-request.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: invitedAddress }, ({ ctx, body }) =>
  resendInvitation(ctx, body.email),
);
