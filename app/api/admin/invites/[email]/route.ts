import { endpoint } from "@/lib/delivery/endpoint";
import { revokeInvitation } from "@/lib/invites/revoke-invitation";

export const DELETE = endpoint({ access: "admin" }, async ({ ctx, params }) => {
  await revokeInvitation(ctx, params.email ?? "");
});
