import { describe, expect, it } from "vitest";
import { PUT as putSettings, GET as readSettings } from "@/app/api/settings/route";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

async function settingsOf(agent: TestAgent): Promise<Record<string, Record<string, unknown>>> {
  const response = await agent.ask(readSettings, "/api/settings");
  expect(response.status).toBe(200);
  return ((await response.json()) as { settings: Record<string, Record<string, unknown>> }).settings;
}

const put = (agent: TestAgent, body: unknown) =>
  agent.ask(putSettings, "/api/settings", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("settings", () => {
  it("are saved in parts, and nobody else's change", async () => {
    const [mine, other] = [await newAgent(db), await newAgent(db)];
    const usual = await settingsOf(mine);
    await put(mine, { preferences: { timezone: "Asia/Tokyo", currency: "JPY", dateFormat: "dd/mm/yyyy" } });
    await put(mine, { notifications: { frequency: "weekly" }, privacy: { showProfile: true } });
    const now = await settingsOf(mine);
    expect(now).toEqual({
      notifications: { ...usual.notifications, frequency: "weekly" },
      preferences: {
        ...usual.preferences,
        timezone: "Asia/Tokyo",
        currency: "JPY",
        dateFormat: "dd/mm/yyyy",
      },
      privacy: { ...usual.privacy, showProfile: true },
    });
    expect(await settingsOf(other)).toEqual(usual);
    const [row] = await db`select timezone, currency, settings from users where id = ${mine.id}`;
    expect(row).toMatchObject({ timezone: "Asia/Tokyo", currency: "JPY" });
  });

  it("two changes of different sections at once both stay", async () => {
    const agent = await newAgent(db);
    await Promise.all([
      put(agent, { notifications: { bookingAlerts: false } }),
      put(agent, { preferences: { theme: "dark" } }),
      put(agent, { privacy: { shareAnalytics: true } }),
    ]);
    expect(await settingsOf(agent)).toMatchObject({
      notifications: { bookingAlerts: false },
      preferences: { theme: "dark" },
      privacy: { shareAnalytics: true },
    });
  });

  it("refuses what it doesn't know, by its field, and keeps all as it was", async () => {
    const agent = await newAgent(db);
    const usual = await settingsOf(agent);
    for (const [sent, field] of [
      [{ preferences: { theme: "dark", timezone: "Mars/Olympus" } }, "preferences.timezone"],
      [
        { notifications: { bookingAlerts: false }, privacy: { enableTwoFactor: true } },
        "privacy.enableTwoFactor",
      ],
      [{ preferences: { them: "dark" } }, "preferences.them"],
      [{ settings: { notifcations: { bookingAlerts: false } } }, "settings.notifcations"],
    ] as const) {
      const response = await put(agent, sent);
      expect(response.status).toBe(400);
      expect(JSON.stringify(await response.json())).toContain(field);
    }
    expect(await settingsOf(agent)).toEqual(usual);
  });

  it("takes back all that it gave", async () => {
    const agent = await newAgent(db);
    const usual = await settingsOf(agent);
    expect((await put(agent, { settings: usual })).status).toBe(200);
    expect(await settingsOf(agent)).toEqual(usual);
  });
});
