import "server-only";
import { createHash } from "node:crypto";
import { Failure } from "@/lib/platform/base/failure";
import { clientAddress } from "./client-address";
import { countDown, countUp } from "./rate-limit.sql";

/** At most `max` in a window of `seconds`; `name` tells rules apart. */
export type RateRule = { readonly name: string; readonly max: number; readonly seconds: number };

/** Those whose address nobody vouches for share one window, which allows this many times as much. */
const EVERYBODY = 20;
const UNKNOWN = "unknown";

/**
 * Counts one use of a rule by somebody, and fails with RATE_LIMITED and the seconds to wait when it is one too many.
 * Holds over all processes, because the counters are in the database.
 * @param who an address or account; stored as a hash
 * @param now milliseconds since 1970
 */
export async function limitRate(rule: RateRule, who: string, now: number = Date.now()): Promise<void> {
  const { count, windowStart } = await countUp(keyOf(rule, who), now, rule.seconds * 1000);
  if (count <= rule.max) return;
  const retryAfter = Math.max(1, Math.ceil((windowStart - now) / 1000) + rule.seconds);
  throw new Failure("RATE_LIMITED", undefined, { retryAfter });
}

/** Takes a use back: a right password is no attempt at guessing. */
export async function forgiveUse(rule: RateRule, who: string): Promise<void> {
  await countDown(keyOf(rule, who));
}

/** Counts one use of a rule by the network a request comes from. */
export async function limitAddress(rule: RateRule, headers: Headers): Promise<void> {
  const address = clientAddress(headers);
  if (address !== null) return limitRate(rule, address);
  return limitRate({ ...rule, max: rule.max * EVERYBODY }, UNKNOWN);
}

/** Takes such a use back. */
export async function forgiveAddress(rule: RateRule, headers: Headers): Promise<void> {
  await forgiveUse(rule, clientAddress(headers) ?? UNKNOWN);
}

function keyOf(rule: RateRule, who: string): string {
  return `${rule.name}:${createHash("sha256").update(who).digest("base64url")}`;
}
