import "server-only";
import { parse } from "@/lib/platform/base/input";
import { settingsChange } from "@/lib/platform/base/settings/account-settings.model";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { updateProfile } from "./own-user";
import { saveSettings } from "./settings";
import type { OnboardingDetails, UserRecord } from "./user.model";

/** Keeps what the first two steps of onboarding ask; a currency and a zone that are left empty stay. The address is the account's and not changed. */
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
