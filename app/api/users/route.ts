import { findOrCreateOwnUser } from "@/lib/accounts/users/own-user";
import { ownRow } from "@/lib/accounts/users/user.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ body: ownRow }, async ({ ctx, body }) => ({
  user: await findOrCreateOwnUser(ctx, body),
}));
