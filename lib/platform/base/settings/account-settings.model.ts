import { z } from "zod";
import { currencySchema } from "@/lib/platform/base/schemas";
import { DATE_FORMATS, LANGUAGES, MAIL_FREQUENCIES, THEMES } from "./settings-choices";
import { timeZoneSchema } from "./time-zones";

/** What can be chosen, section by section. A new choice is entered here and in `USUAL`, and nowhere else. */
const notifications = z.object({
  emailNotifications: z.boolean(),
  bookingAlerts: z.boolean(),
  commissionUpdates: z.boolean(),
  marketingEmails: z.boolean(),
  frequency: z.enum(MAIL_FREQUENCIES),
});
const preferences = z.object({
  language: z.enum(LANGUAGES),
  // The specifications write it in both cases.
  dateFormat: z
    .string()
    .transform((format) => format.toLowerCase())
    .pipe(z.enum(DATE_FORMATS)),
  theme: z.enum(THEMES),
  /** Whether letters and signs act by themselves. */
  shortcuts: z.boolean(),
});
const section = z.record(z.string(), z.unknown());
const chosenLooks = preferences.pick({ theme: true, shortcuts: true }).partial();
const privacy = z.object({ showProfile: z.boolean(), shareAnalytics: z.boolean() });
/** They have columns of their own, because the database itself reckons with them. */
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
/** `PUT /settings`: any part of what `GET /settings` answers, with or without `settings` around it; what is left out stays. */
export const settingsChange = sections
  .extend({ settings: sections.optional() })
  .transform(({ settings, ...change }): z.output<typeof sections> => ({ ...change, ...settings }));
export type SettingsChange = z.output<typeof settingsChange>;

/** A person's settings, as `GET /settings` answers them. */
export type AccountSettings = {
  readonly notifications: z.output<typeof notifications>;
  readonly preferences: z.output<typeof preferences> & z.output<typeof reckoned>;
  readonly privacy: z.output<typeof privacy> & { readonly enableTwoFactor: boolean };
};

/** What the account's row says of settings; `settings` holds only what was ever chosen. */
export type KeptSettings = {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly currency: string;
  readonly timezone: string;
  readonly twoFactorEnabled: boolean;
};

/** All settings: what was chosen, and the usual where nothing was or where it isn't known any more. */
export function settingsOf({
  settings,
  currency,
  timezone,
  twoFactorEnabled,
}: KeptSettings): AccountSettings {
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

/** How screens look to a person; the theme and the keys are null where nothing was chosen, and the browser's own word counts. */
export function looksOf(kept: unknown): Pick<z.output<typeof preferences>, "dateFormat" | "language"> & {
  readonly theme: z.output<typeof preferences>["theme"] | null;
  readonly shortcuts: boolean | null;
} {
  const { dateFormat, language } = known(preferences, kept, USUAL.preferences);
  const chosen = chosenLooks.safeParse(kept).data;
  return { dateFormat, language, theme: chosen?.theme ?? null, shortcuts: chosen?.shortcuts ?? null };
}

/** What is kept after a change: nothing that wasn't chosen, and no column's value a second time. */
export function changedSettings(
  kept: KeptSettings["settings"],
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
