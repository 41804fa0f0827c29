"use server";

import { z } from "zod";
import { isBillingConfigured } from "@/lib/billing/provider";
import { action } from "@/lib/delivery/action";
import { keepForwardingAddresses } from "@/lib/forwarding/add-forwarding-addresses";
import { newAddresses } from "@/lib/forwarding/forwarding-address.model";
import { completeOnboarding } from "@/lib/users/complete-onboarding";
import { saveOnboardingDetails } from "@/lib/users/save-onboarding-details";
import { onboardingDetails } from "@/lib/users/user.model";

export const saveDetailsAction = action(onboardingDetails, async (ctx, details) => {
  await saveOnboardingDetails(ctx, details);
});

export const saveAddressesAction = action(newAddresses, async (ctx, addresses) => {
  await keepForwardingAddresses(ctx, addresses);
});

export const completeOnboardingAction = action(z.object({}), async (ctx) => {
  await completeOnboarding(ctx, { hasCompletedOnboarding: true });
  return { sellsPlans: isBillingConfigured() };
});
