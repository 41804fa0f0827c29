import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { updateProfile } from "./update-profile";
import type { OnboardingDetails, UserRecord } from "./user.model";

/** Keeps what the first two steps of onboarding ask. The address is the account's and not changed. */
export function saveOnboardingDetails(ctx: Context, details: OnboardingDetails): Promise<UserRecord> {
  return updateProfile(ctx, details);
}
