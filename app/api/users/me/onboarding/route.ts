import { completeOnboarding } from "@/lib/accounts/users/onboarding";
import { progress } from "@/lib/accounts/users/user.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const PUT = endpoint({ body: progress }, async ({ ctx, body }) => ({
  user: await completeOnboarding(ctx, body),
}));
