import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { invalidField } from "@/lib/platform/base/failure";
import {
  type AccountSettings,
  appearanceOf,
  changedSettings,
  type SettingsChange,
  settingsOf,
} from "@/lib/platform/base/settings/account-settings.model";
import type { DateFormat, Language } from "@/lib/platform/base/settings/settings-choices";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { isZoneKnown, selectOwnSettings, selectPersonDates, updateOwnSettings } from "./user.sql";

/** Returns the acting person's settings. */
export function readSettings(ctx: Context): Promise<AccountSettings> {
  return inReadTransaction(ctx, async (tx) => settingsOf(await selectOwnSettings(tx)));
}

/** Changes the acting person's settings; those that are left out stay unchanged. Returns all of them. */
export function saveSettings(ctx: Context, change: SettingsChange): Promise<AccountSettings> {
  return inTransaction(ctx, async (tx) => {
    const kept = await selectOwnSettings(tx, "update");
    const { currency = kept.currency, timezone = kept.timezone } = change.preferences ?? {};
    refuseTwoFactor(change, kept.twoFactorEnabled);
    if (timezone !== kept.timezone) await refuseUnknownZone(tx, timezone);
    const changed = { settings: changedSettings(kept.settings, change), currency, timezone };
    await updateOwnSettings(tx, changed);
    await recordAudit(tx, {
      action: "settings.change",
      entity: "user",
      entityId: agentId(tx),
      after: chosenIn(change),
    });
    return settingsOf({ ...kept, ...changed });
  });
}

/**
 * Refuses to switch two-factor sign-in by a setting, because it requires proof. Sending back the current value is no
 * change.
 */
function refuseTwoFactor({ privacy }: SettingsChange, isOn: boolean): void {
  if (privacy?.enableTwoFactor === undefined || privacy.enableTwoFactor === isOn) return;
  throw invalidField("privacy.enableTwoFactor", "Two-factor sign-in is switched under Security and data.");
}

/**
 * Refuses a time zone that the database doesn't know, even if the browser does: it would break computations over all
 * agents.
 */
async function refuseUnknownZone(tx: Tx, timezone: string): Promise<void> {
  if (await isZoneKnown(tx, timezone)) return;
  throw invalidField("preferences.timezone", "Must be the name of a time zone");
}

/** Returns each choice by its section and name, such as `preferences.theme`. */
function chosenIn(change: SettingsChange): Record<string, string | boolean> {
  const chosen = Object.entries(change).flatMap(([section, values]) =>
    Object.entries(values ?? {}).map(([name, value]) => [`${section}.${name}`, value as string | boolean]),
  );
  return Object.fromEntries(chosen) as Record<string, string | boolean>;
}

/**
 * Returns the language in which to write to others for a person, their time zone and their date format, for work that
 * they didn't start themselves.
 */
export async function readPersonDates(
  tx: Tx,
  userId: string,
): Promise<{ readonly timeZone: string; readonly dateFormat: DateFormat; readonly language: Language }> {
  const row = await selectPersonDates(tx, userId);
  const { dateFormat, language } = appearanceOf(row?.looks);
  return { timeZone: row?.timeZone ?? "UTC", dateFormat, language };
}
