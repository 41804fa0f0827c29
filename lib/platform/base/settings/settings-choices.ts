/** The values that a person can choose in the settings, as they are stored. */
export const DATE_FORMATS = ["mm/dd/yyyy", "dd/mm/yyyy", "yyyy-mm-dd"] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const MAIL_FREQUENCIES = ["instant", "daily", "weekly"] as const;
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number];

/** The languages in which the product writes to other people on a person's behalf; its screens are in English. */
export const LANGUAGES = ["en", "es", "fr", "de", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
