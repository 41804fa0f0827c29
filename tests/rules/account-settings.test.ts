import { describe, expect, it } from "vitest";
import {
  appearanceOf,
  changedSettings,
  settingsChange,
  settingsOf,
} from "@/lib/platform/base/settings/account-settings.model";

const NEW = { settings: {}, currency: "USD", timezone: "America/Toronto", twoFactorEnabled: false };

describe("settings", () => {
  it("are the usual ones until something is chosen", () => {
    expect(settingsOf(NEW)).toEqual({
      notifications: {
        emailNotifications: true,
        bookingAlerts: true,
        commissionUpdates: true,
        marketingEmails: false,
        frequency: "instant",
      },
      preferences: {
        currency: "USD",
        timezone: "America/Toronto",
        language: "en",
        dateFormat: "mm/dd/yyyy",
        theme: "system",
        shortcuts: true,
      },
      privacy: { showProfile: false, shareAnalytics: false, enableTwoFactor: false },
    });
    expect(appearanceOf(undefined)).toEqual({
      dateFormat: "mm/dd/yyyy",
      language: "en",
      theme: null,
      shortcuts: null,
    });
  });

  it.each([null, "x", 7, [], { frequency: "hourly", bookingAlerts: "no" }])(
    "%j where notifications should be kept counts as nothing chosen",
    (kept) => {
      expect(settingsOf({ ...NEW, settings: { notifications: kept } })).toEqual(settingsOf(NEW));
    },
  );

  it("keep what was chosen, section by section, and what others keep beside them", () => {
    const once = changedSettings(
      { others: { a: 1 } },
      settingsChange.parse({ preferences: { theme: "dark" } }),
    );
    const twice = changedSettings(
      once,
      settingsChange.parse({
        settings: {
          preferences: { dateFormat: "YYYY-MM-DD", currency: "EUR" },
          notifications: { frequency: "daily" },
        },
      }),
    );
    expect(twice).toEqual({
      others: { a: 1 },
      preferences: { theme: "dark", dateFormat: "yyyy-mm-dd" },
      notifications: { frequency: "daily" },
    });
    expect(appearanceOf(twice.preferences)).toEqual({
      dateFormat: "yyyy-mm-dd",
      language: "en",
      theme: "dark",
      shortcuts: null,
    });
  });

  it.each([
    { preferences: { timezone: "+05:00" } },
    { preferences: { timezone: "Mars/Olympus" } },
    { preferences: { currency: "DOUBLOON" } },
    { preferences: { theme: "pink" } },
    { preferences: { language: "tlh" } },
    { notifications: { frequency: "hourly" } },
    { notifications: "all" },
  ])("%j is refused", (sent) => {
    expect(settingsChange.safeParse(sent).success).toBe(false);
  });
});
