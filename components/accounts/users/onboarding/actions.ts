"use server";

import { z } from "zod";
import { isBillingConfigured } from "@/lib/accounts/billing/provider";
import { completeOnboarding, saveOnboardingDetails } from "@/lib/accounts/users/onboarding";
import { onboardingDetails } from "@/lib/accounts/users/user.model";
import { action } from "@/lib/delivery/action";
import { newAddresses } from "@/lib/inbox/forwarding/forwarding-address.model";
import { ensureForwardingAddresses } from "@/lib/inbox/forwarding/forwarding-addresses";

export const saveDetailsAction = action(onboardingDetails, async (ctx, details) => {
  await saveOnboardingDetails(ctx, details);
});

export const saveAddressesAction = action(newAddresses, async (ctx, addresses) => {
  await ensureForwardingAddresses(ctx, addresses);
});

export const completeOnboardingAction = action(z.object({}), async (ctx) => {
  await completeOnboarding(ctx, { hasCompletedOnboarding: true });
  return { sellsPlans: isBillingConfigured() };
});
