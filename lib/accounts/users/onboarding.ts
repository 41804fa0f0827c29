import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { parse } from "@/lib/platform/base/input";
import { settingsChange } from "@/lib/platform/base/settings/account-settings.model";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { updateProfile } from "./own-user";
import { saveSettings } from "./settings";
import type { OnboardingDetails, Progress, UserRecord } from "./user.model";
import { selectOwnUser, updateOwnUser } from "./user.sql";

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

/** Sets whether the acting person has completed onboarding or the tour, which are independent flags. */
export function completeOnboarding(ctx: Context, given: Progress): Promise<UserRecord> {
  return inTransaction(ctx, async (tx) => {
    const known = await selectOwnUser(tx, "update");
    const before = flagsOf(known);
    const after = { ...before, ...definedIn(given) };
    if (JSON.stringify(before) === JSON.stringify(after)) return known;
    await updateOwnUser(tx, after);
    await recordAudit(tx, { action: "user.progress", entity: "user", entityId: known.id, before, after });
    return { ...known, ...after };
  });
}

function flagsOf({ hasCompletedOnboarding, hasCompletedTour }: UserRecord) {
  return { hasCompletedOnboarding, hasCompletedTour };
}

function definedIn(given: Progress): Partial<ReturnType<typeof flagsOf>> {
  return Object.fromEntries(Object.entries(given).filter(([, flag]) => flag !== undefined));
}
