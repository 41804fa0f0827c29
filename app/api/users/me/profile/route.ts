import { endpoint } from "@/lib/delivery/endpoint";
import { updateProfile } from "@/lib/users/update-profile";
import { profile } from "@/lib/users/user.model";

export const PUT = endpoint({ body: profile }, async ({ ctx, body }) => ({
  user: await updateProfile(ctx, body),
}));
