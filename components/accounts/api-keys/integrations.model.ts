import type { ApiKey } from "@/lib/accounts/api-keys/api-key.model";
import type { Endpoint } from "@/lib/accounts/webhooks/webhook.model";
import { counted } from "@/lib/platform/base/text";

/** The state of an integration: in use, not in use, in need of attention, or unknown. */
export type IntegrationState = { readonly tone: "ok" | "grey" | "warn"; readonly words: string };

const UNKNOWN: IntegrationState = { tone: "warn", words: "Not known now" };

/** Returns the API's state from the agent's keys. Here and below, null means that the data couldn't be loaded. */
export function apiState(keys: readonly ApiKey[] | null): IntegrationState {
  if (keys === null) return UNKNOWN;
  const working = keys.filter(({ isExpired }) => !isExpired).length;
  return working > 0 ? { tone: "ok", words: counted(working, "key") } : { tone: "grey", words: "No keys" };
}

export function webhooksState(endpoints: readonly Endpoint[] | null): IntegrationState {
  if (endpoints === null) return UNKNOWN;
  const ailing = endpoints.filter(
    ({ stopped, failingSince }) => failingSince !== null || (stopped !== null && stopped.because !== "agent"),
  );
  if (ailing.length > 0) return { tone: "warn", words: `${ailing.length} in trouble` };
  const on = endpoints.filter(({ stopped }) => stopped === null).length;
  return on > 0 ? { tone: "ok", words: `${on} on` } : { tone: "grey", words: "Off" };
}

export function calendarState(hasFeed: boolean | null): IntegrationState {
  if (hasFeed === null) return UNKNOWN;
  return hasFeed ? { tone: "ok", words: "On" } : { tone: "grey", words: "Off" };
}
