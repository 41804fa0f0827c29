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

/** The label of the forwarding tab, shortened to one word on a phone so that four tabs fit. */
function Forwarding() {
  return (
    <span>
      <span className="max-sm:sr-only">Email </span>
      <span className="inline-block max-sm:first-letter:uppercase">forwarding</span>
    </span>
  );
}

/** The tabs of the Settings pages. */
export function SettingsTabs({ tab }: { readonly tab: (typeof SETTINGS)[number][0] }) {
  const tabs = SETTINGS.map(([one, label]) => ({ href: `/settings/${one}`, label, active: one === tab }));
  return <LinkTabs label="Settings" className="mb-4" tabs={tabs} />;
}

/** The tabs of the user's Preferences pages. */
export function PreferenceTabs({ tab }: { readonly tab: PreferenceTab }) {
  const tabs = PREFERENCE_TABS.map((one) => ({
    href: `/user/preferences/${one}`,
    label: PREFERENCES[one],
    active: one === tab,
  }));
  return <LinkTabs label="Preferences" className="mb-4" tabs={tabs} />;
}
