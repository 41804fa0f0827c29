import { describe, expect, it } from "vitest";
import { changeOf } from "@/components/accounts/account/settings/settings-draft.model";
import {
  CURRENCIES,
  otherZones,
  USUAL_ZONES,
} from "@/components/accounts/account/settings/settings-words.model";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { settingsOf } from "@/lib/platform/base/settings/account-settings.model";

const KEPT = settingsOf({ settings: {}, currency: "USD", timezone: "Asia/Tokyo", twoFactorEnabled: false });

describe("what is sent of chosen settings", () => {
  it("is what differs, so that what another window chose stays", () => {
    expect(changeOf(KEPT, KEPT)).toEqual({});
    const draft = { ...KEPT, preferences: { ...KEPT.preferences, theme: "dark" as const } };
    expect(changeOf(KEPT, draft)).toEqual({ preferences: { theme: "dark" } });
  });
});

describe("the lists", () => {
  it("offer each currency and each zone once, the one that is chosen among them", () => {
    const codes = CURRENCIES.map(({ value }) => value);
    expect(codes.slice(0, 6)).toEqual(["USD", "EUR", "GBP", "CAD", "AUD", "JPY"]);
    expect(codes.toSorted()).toEqual([...OFFERED_CURRENCIES].toSorted());
    const zones = [...USUAL_ZONES, ...otherZones("Asia/Seoul", Intl.supportedValuesOf("timeZone"))];
    expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length);
    expect(zones.map(({ value }) => value)).toContain("Asia/Seoul");
    expect(otherZones("Asia/Seoul", []).map(({ label }) => label)).toEqual(["Asia/Seoul", "UTC"]);
  });
});
