import { revokeInvitation } from "@/lib/accounts/invites/invitations";
import { endpoint } from "@/lib/delivery/endpoint";

export const DELETE = endpoint({ access: "admin" }, async ({ ctx, params }) => {
  await revokeInvitation(ctx, params.email ?? "");
});
