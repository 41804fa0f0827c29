"use server";

import { z } from "zod";
import { cancelSubscription, reactivateSubscription } from "@/lib/accounts/billing/change-subscription";
import { billingPreferencesBody } from "@/lib/accounts/billing/preferences/billing-preferences.model";
import { saveBillingPreferences } from "@/lib/accounts/billing/preferences/save-billing-preferences";
import { refreshSubscription } from "@/lib/accounts/billing/read-subscription";
import { action } from "@/lib/delivery/action";

const nothing = z.object({});

export const cancelSubscriptionAction = action(nothing, async (ctx) => {
  await cancelSubscription(ctx);
});

export const reactivateSubscriptionAction = action(nothing, async (ctx) => {
  await reactivateSubscription(ctx);
});

export const hearOfSubscriptionAction = action(nothing, (ctx) => refreshSubscription(ctx));

export const saveBillingPreferencesAction = action(billingPreferencesBody, saveBillingPreferences);
