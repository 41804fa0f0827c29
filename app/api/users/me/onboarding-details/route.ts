import { saveOnboardingDetails } from "@/lib/accounts/users/onboarding";
import { onboardingBody } from "@/lib/accounts/users/user.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ body: onboardingBody }, async ({ ctx, body }) => ({
  user: await saveOnboardingDetails(ctx, body),
}));
