import { pendingQuery } from "@/lib/accounts/invites/invite-request.model";
import { listInvitations } from "@/lib/accounts/invites/list-invitations";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin", query: pendingQuery }, ({ ctx, query }) =>
  listInvitations(ctx, query),
);
