import { invitePeople } from "@/lib/accounts/invites/invite-people";
import { inviteRequest } from "@/lib/accounts/invites/invite-request.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: inviteRequest, once: true }, ({ ctx, body }) =>
  invitePeople(ctx, body),
);
