import { endpoint } from "@/lib/delivery/endpoint";
import { findOrCreateOwnUser } from "@/lib/users/find-or-create-own-user";
import { ownRow } from "@/lib/users/user.model";

export const POST = endpoint({ body: ownRow }, async ({ ctx, body }) => ({
  user: await findOrCreateOwnUser(ctx, body),
}));
