"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { completeOnboarding } from "@/lib/users/complete-onboarding";

export const completeOnboardingAction = action(z.object({}), async (ctx) => {
  await completeOnboarding(ctx, { hasCompletedOnboarding: true });
});
