import "server-only";
import { currency as currencyCode } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { saveSettings } from "./save-settings";
import { updateProfile } from "./update-profile";
import type { OnboardingDetails, UserRecord } from "./user.model";

/** Keeps what the first two steps of onboarding ask. The address is the account's and not changed. */
export function saveOnboardingDetails(
  ctx: Context,
  { currency, timezone, ...details }: OnboardingDetails,
): Promise<UserRecord> {
  return inTransaction(ctx, async (tx) => {
    const preferences = {
      ...(currency ? { currency: currencyCode.parse(currency) } : {}),
      ...(timezone ? { timezone } : {}),
    };
    if (currency || timezone) await saveSettings(tx, { preferences });
    return updateProfile(tx, details);
  });
}
