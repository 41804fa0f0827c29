import { endpoint } from "@/lib/delivery/endpoint";
import { pendingQuery } from "@/lib/invites/invite-request.model";
import { listInvitations } from "@/lib/invites/list-invitations";

export const GET = endpoint({ access: "admin", query: pendingQuery }, ({ ctx, query }) =>
  listInvitations(ctx, query),
);
