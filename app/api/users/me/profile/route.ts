import { readOwnUser, updateProfile } from "@/lib/accounts/users/own-user";
import { profileBody } from "@/lib/accounts/users/user.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const PUT = endpoint({ body: profileBody, read: readOwnUser }, async ({ ctx, body }) => ({
  user: await updateProfile(ctx, body),
}));
