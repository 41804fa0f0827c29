import { endpoint } from "@/lib/delivery/endpoint";
import { saveOnboardingDetails } from "@/lib/users/save-onboarding-details";
import { onboardingDetails } from "@/lib/users/user.model";

export const POST = endpoint({ body: onboardingDetails }, async ({ ctx, body }) => ({
  user: await saveOnboardingDetails(ctx, body),
}));
