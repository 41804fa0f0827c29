import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keptSince, policyOf, RETENTION_DAYS } from "@/lib/platform/retention/retention.model";

describe("what is kept, and for how long", () => {
  it("is as the README says", () => {
    const lines = readFileSync("README.md", "utf8").matchAll(/^\| `([a-z-]+)` \| (\d+) days \|/gm);
    expect(Object.fromEntries([...lines].map(([, name, days]) => [name, Number(days)]))).toEqual(
      RETENTION_DAYS,
    );
  });

  it("is counted back from now", () => {
    const since = keptSince(policyOf(), "sessions", new Date("2026-03-31T12:00:00Z"));
    expect(since.toISOString()).toBe("2026-03-01T12:00:00.000Z");
  });

  it("changes by setting, and the rest stays", () => {
    expect(policyOf(" sessions=7, notifications = 90,")).toEqual({
      ...RETENTION_DAYS,
      sessions: 7,
      notifications: 90,
    });
    expect(policyOf("")).toEqual(RETENTION_DAYS);
  });

  it.each([
    "session=7",
    "sessions=0",
    "sessions",
    "sessions=-1",
    "sessions=1=2",
    "sessions=7d",
    "toString=7",
  ])("is not guessed from %j", (changes) => {
    expect(() => policyOf(changes)).toThrow("RETENTION_DAYS is not understood");
  });
});
