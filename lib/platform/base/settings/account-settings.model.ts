import { z } from "zod";
import { currencySchema } from "@/lib/platform/base/schemas";
import { DATE_FORMATS, LANGUAGES, MAIL_FREQUENCIES, THEMES } from "./settings-choices";
import { timeZoneSchema } from "./time-zones";

/** The settings that a person can choose, by section. Add a new one here and in `USUAL`, and nowhere else. */
const notifications = z.object({
  emailNotifications: z.boolean(),
  bookingAlerts: z.boolean(),
  commissionUpdates: z.boolean(),
  marketingEmails: z.boolean(),
  frequency: z.enum(MAIL_FREQUENCIES),
});
const preferences = z.object({
  language: z.enum(LANGUAGES),
  // The specifications write the formats in both cases.
  dateFormat: z
    .string()
    .transform((format) => format.toLowerCase())
    .pipe(z.enum(DATE_FORMATS)),
  theme: z.enum(THEMES),
  /** Whether single-key shortcuts (letters and signs) are enabled. */
  shortcuts: z.boolean(),
});
const section = z.record(z.string(), z.unknown());
const chosenLooks = preferences.pick({ theme: true, shortcuts: true }).partial();
const privacy = z.object({ showProfile: z.boolean(), shareAnalytics: z.boolean() });
/** These have their own columns, because the database computes with them. */
const reckoned = z.object({ currency: currencySchema, timezone: timeZoneSchema });

const USUAL = {
  notifications: {
    emailNotifications: true,
    bookingAlerts: true,
    commissionUpdates: true,
    marketingEmails: false,
    frequency: "instant",
  },
  preferences: { language: "en", dateFormat: "mm/dd/yyyy", theme: "system", shortcuts: true },
  privacy: { showProfile: false, shareAnalytics: false },
} as const;

const sections = z.object({
  notifications: notifications.partial().optional(),
  preferences: preferences.extend(reckoned.shape).partial().optional(),
  privacy: privacy.extend({ enableTwoFactor: z.boolean() }).partial().optional(),
});
/**
 * The body of `PUT /settings`: any part of what `GET /settings` returns, with or without an enclosing `settings`. Parts
 * that are left out stay unchanged.
 */
export const settingsChange = sections
  .extend({ settings: sections.optional() })
  .transform(({ settings, ...change }): z.output<typeof sections> => ({ ...change, ...settings }));
export type SettingsChange = z.output<typeof settingsChange>;

/** A person's settings, as `GET /settings` returns them. */
export type AccountSettings = {
  readonly notifications: z.output<typeof notifications>;
  readonly preferences: z.output<typeof preferences> & z.output<typeof reckoned>;
  readonly privacy: z.output<typeof privacy> & { readonly enableTwoFactor: boolean };
};

/** The settings as the account's row stores them; `settings` holds only what the person has chosen. */
export type StoredSettings = {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly currency: string;
  readonly timezone: string;
  readonly twoFactorEnabled: boolean;
};

/** Returns all settings: the person's choices, and the defaults where there is no choice or it is no longer valid. */
export function settingsOf({
  settings,
  currency,
  timezone,
  twoFactorEnabled,
}: StoredSettings): AccountSettings {
  return {
    notifications: notificationChoices(settings.notifications),
    preferences: {
      ...known(preferences, settings.preferences, USUAL.preferences),
      currency: currency as AccountSettings["preferences"]["currency"],
      timezone,
    },
    privacy: { ...known(privacy, settings.privacy, USUAL.privacy), enableTwoFactor: twoFactorEnabled },
  };
}

export function notificationChoices(kept: unknown): AccountSettings["notifications"] {
  return known(notifications, kept, USUAL.notifications);
}

/**
 * Returns how screens look to a person. `theme` and `shortcuts` are null where nothing was chosen; the browser's own
 * setting then applies.
 */
export function appearanceOf(kept: unknown): Pick<z.output<typeof preferences>, "dateFormat" | "language"> & {
  readonly theme: z.output<typeof preferences>["theme"] | null;
  readonly shortcuts: boolean | null;
} {
  const { dateFormat, language } = known(preferences, kept, USUAL.preferences);
  const chosen = chosenLooks.safeParse(kept).data;
  return { dateFormat, language, theme: chosen?.theme ?? null, shortcuts: chosen?.shortcuts ?? null };
}

/**
 * Returns the settings to store after a change: only what was chosen, without the values that have their own columns.
 */
export function changedSettings(
  kept: StoredSettings["settings"],
  change: SettingsChange,
): Record<string, unknown> {
  const { currency: _currency, timezone: _timezone, ...chosen } = change.preferences ?? {};
  const { enableTwoFactor: _fact, ...shared } = change.privacy ?? {};
  const sections = Object.entries({
    notifications: change.notifications,
    preferences: chosen,
    privacy: shared,
  });
  const merged = sections.flatMap(([name, values]) =>
    values && Object.keys(values).length > 0 ? [[name, { ...sectionOf(kept[name]), ...values }]] : [],
  );
  return { ...kept, ...(Object.fromEntries(merged) as object) };
}

function known<S extends z.ZodObject>(schema: S, kept: unknown, usual: z.output<S>): z.output<S> {
  const chosen = Object.entries(sectionOf(kept)).filter(
    ([name, value]) => (schema.shape as Record<string, z.ZodType>)[name]?.safeParse(value).success,
  );
  return { ...usual, ...Object.fromEntries(chosen) };
}

function sectionOf(kept: unknown): Readonly<Record<string, unknown>> {
  return section.safeParse(kept).data ?? {};
}
