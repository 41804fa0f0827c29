import { endpoint } from "@/lib/delivery/endpoint";
import { completeOnboarding } from "@/lib/users/complete-onboarding";
import { progress } from "@/lib/users/user.model";

export const PUT = endpoint({ body: progress }, async ({ ctx, body }) => ({
  user: await completeOnboarding(ctx, body),
}));
