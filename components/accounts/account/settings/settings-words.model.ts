import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";

/** A choice in a list. */
export type SettingChoice = { readonly value: string; readonly label: string };

export const NOTIFICATION_WORDS = {
  emailNotifications: ["Email notifications", "Email me what appears under the bell."],
  bookingAlerts: ["Booking alerts", "Bookings that were read, reviewed or changed."],
  commissionUpdates: ["Commission updates", "Commission that arrived, is overdue or was taken back."],
  marketingEmails: ["Marketing emails", "Product news."],
} as const;

export const PRIVACY_WORDS = {
  showProfile: ["Show my profile", "Your name and company may be shown to other agents."],
  shareAnalytics: ["Share usage analytics", "How you use the product may be measured to improve it."],
} as const;

export const FREQUENCIES: readonly SettingChoice[] = [
  { value: "instant", label: "Instant" },
  { value: "daily", label: "Daily, at eight in the morning" },
  { value: "weekly", label: "Weekly, on Monday at eight" },
];

export const THEME_WORDS: readonly SettingChoice[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System default" },
];

export const DATE_FORMAT_WORDS: readonly SettingChoice[] = [
  { value: "mm/dd/yyyy", label: "MM/DD/YYYY (03/28/2027)" },
  { value: "dd/mm/yyyy", label: "DD/MM/YYYY (28/03/2027)" },
  { value: "yyyy-mm-dd", label: "YYYY-MM-DD (2027-03-28)" },
];

export const LANGUAGE_WORDS: readonly SettingChoice[] = [
  { value: "en", label: "English" },
  { value: "es", label: "Spanish" },
  { value: "fr", label: "French" },
  { value: "de", label: "German" },
  { value: "it", label: "Italian" },
  { value: "pt", label: "Portuguese" },
];

const FIRST = ["USD", "EUR", "GBP", "CAD", "AUD", "JPY"];

export const CURRENCIES: readonly SettingChoice[] = [
  ...FIRST,
  ...OFFERED_CURRENCIES.filter((code) => !FIRST.includes(code)),
].map((code) => ({ value: code, label: code }));

/** The time zones of most agents, listed before all others. */
export const USUAL_ZONES: readonly SettingChoice[] = [
  { value: "America/Toronto", label: "Toronto (EST)" },
  { value: "America/New_York", label: "New York (EST)" },
  { value: "America/Chicago", label: "Chicago (CST)" },
  { value: "America/Denver", label: "Denver (MST)" },
  { value: "America/Los_Angeles", label: "Los Angeles (PST)" },
  { value: "Europe/London", label: "London (GMT)" },
  { value: "Europe/Paris", label: "Paris (CET)" },
  { value: "Asia/Tokyo", label: "Tokyo (JST)" },
];

/** Returns all other known time zones by name, including UTC and the chosen one. */
export function otherZones(chosen: string, known: readonly string[]): readonly SettingChoice[] {
  const usual = new Set(USUAL_ZONES.map(({ value }) => value));
  const names = new Set([...known, "UTC", chosen]);
  return [...names]
    .filter((name) => !usual.has(name))
    .sort()
    .map((name) => ({ value: name, label: name.replaceAll("_", " ") }));
}
