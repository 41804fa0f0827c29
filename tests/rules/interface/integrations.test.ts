import { describe, expect, it } from "vitest";
import { apiState, calendarState, webhooksState } from "@/components/accounts/api-keys/integrations.model";
import type { ApiKey } from "@/lib/accounts/api-keys/api-key.model";
import type { Endpoint, StopReason } from "@/lib/accounts/webhooks/webhook.model";

const key = (isExpired: boolean) => ({ isExpired }) as ApiKey;
const endpoint = (because: StopReason | null, failingSince: string | null = null) =>
  ({ stopped: because && { at: "2026-03-01T12:00:00Z", because }, failingSince }) as Endpoint;

describe("an integration says how it stands", () => {
  it("by the keys that still open something", () => {
    expect(apiState([])).toEqual({ tone: "grey", words: "No keys" });
    expect(apiState([key(true)])).toEqual({ tone: "grey", words: "No keys" });
    expect(apiState([key(false), key(true), key(false)])).toEqual({ tone: "ok", words: "2 keys" });
  });

  it("by the endpoints that hear, and first of all those that don't", () => {
    expect(webhooksState([])).toEqual({ tone: "grey", words: "Off" });
    expect(webhooksState([endpoint("agent")])).toEqual({ tone: "grey", words: "Off" });
    expect(webhooksState([endpoint(null), endpoint("agent")])).toEqual({ tone: "ok", words: "1 on" });
    for (const ailing of [endpoint("failing"), endpoint("gone"), endpoint(null, "2026-03-01T12:00:00Z")])
      expect(webhooksState([endpoint(null), ailing])).toEqual({ tone: "warn", words: "1 in trouble" });
  });

  it("by the calendar's address, and that it isn't known where it can't be read", () => {
    expect([calendarState(true).words, calendarState(false).words]).toEqual(["On", "Off"]);
    for (const unknown of [apiState(null), webhooksState(null), calendarState(null)])
      expect(unknown).toEqual({ tone: "warn", words: "Not known now" });
  });
});
