import { LinkTabs } from "@/components/ui/tabs";

const SETTINGS = [
  ["email-forwarding", <Forwarding key="forwarding" />],
  ["notifications", "Notifications"],
  ["preferences", "Preferences"],
  ["api-keys", "API keys"],
] as const;

export const PREFERENCE_TABS = ["general", "notifications", "display", "privacy"] as const;
export type PreferenceTab = (typeof PREFERENCE_TABS)[number];

const PREFERENCES = {
  general: "General",
  notifications: "Notifications",
  display: "Display",
  privacy: "Privacy & Security",
} as const;

/** A phone has room for four tabs with the one word. */
function Forwarding() {
  return (
    <span>
      <span className="max-sm:sr-only">Email </span>
      <span className="inline-block max-sm:first-letter:uppercase">forwarding</span>
    </span>
  );
}

/** The pages below Settings. */
export function SettingsTabs({ tab }: { readonly tab: (typeof SETTINGS)[number][0] }) {
  const tabs = SETTINGS.map(([one, label]) => ({ href: `/settings/${one}`, label, active: one === tab }));
  return <LinkTabs label="Settings" className="mb-4" tabs={tabs} />;
}

/** The pages of one's own preferences. */
export function PreferenceTabs({ tab }: { readonly tab: PreferenceTab }) {
  const tabs = PREFERENCE_TABS.map((one) => ({
    href: `/user/preferences/${one}`,
    label: PREFERENCES[one],
    active: one === tab,
  }));
  return <LinkTabs label="Preferences" className="mb-4" tabs={tabs} />;
}
