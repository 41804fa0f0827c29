import { listInvitations } from "@/lib/accounts/invites/invitations";
import { pendingQuery } from "@/lib/accounts/invites/invite-request.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin", query: pendingQuery }, ({ ctx, query }) =>
  listInvitations(ctx, query),
);
