import type { AccountSettings, SettingsChange } from "@/lib/platform/base/settings/account-settings.model";

export type SettingsSection = keyof AccountSettings;

/**
 * Returns the settings that differ from the stored ones. Only those are sent, so that choices
 * made in other windows stay.
 */
export function changeOf(kept: AccountSettings, draft: AccountSettings): SettingsChange {
  const sections = (Object.keys(draft) as SettingsSection[]).flatMap((section) => {
    const before = kept[section] as Readonly<Record<string, unknown>>;
    const differing = Object.entries(draft[section]).filter(([name, value]) => before[name] !== value);
    return differing.length > 0 ? [[section, Object.fromEntries(differing)] as const] : [];
  });
  return Object.fromEntries(sections) as SettingsChange;
}
