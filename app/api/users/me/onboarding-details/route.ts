import { saveOnboardingDetails } from "@/lib/accounts/users/save-onboarding-details";
import { onboardingDetails } from "@/lib/accounts/users/user.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ body: onboardingDetails }, async ({ ctx, body }) => ({
  user: await saveOnboardingDetails(ctx, body),
}));
