import { endpoint } from "@/lib/delivery/endpoint";
import { invitePeople } from "@/lib/invites/invite-people";
import { inviteRequest } from "@/lib/invites/invite-request.model";

export const POST = endpoint({ access: "admin", body: inviteRequest }, ({ ctx, body }) =>
  invitePeople(ctx, body),
);
