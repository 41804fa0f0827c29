import "server-only";
import { parse } from "@/lib/platform/base/input";
import { settingsChange } from "@/lib/platform/base/settings/account-settings.model";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { updateProfile } from "./own-user";
import { saveSettings } from "./settings";
import type { OnboardingDetails, UserRecord } from "./user.model";

/**
 * Saves the answers of the first two steps of onboarding. An empty currency or time zone leaves the current one. The
 * account's address is not changed.
 */
export function saveOnboardingDetails(
  ctx: Context,
  { currency, timezone, ...details }: OnboardingDetails,
): Promise<UserRecord> {
  return inTransaction(ctx, async (tx) => {
    const preferences = { ...(currency ? { currency } : {}), ...(timezone ? { timezone } : {}) };
    if (currency || timezone) await saveSettings(tx, parse(settingsChange, { preferences }));
    return updateProfile(tx, details);
  });
}
