import "server-only";
import { createHash } from "node:crypto";
import { Failure } from "@/lib/platform/base/failure";
import { clientAddress } from "./client-address";
import { countDown, countUp } from "./rate-limit.sql";

/** At most `max` uses in a window of `seconds`; `name` identifies the rule. */
export type RateRule = { readonly name: string; readonly max: number; readonly seconds: number };

/** All callers without a trusted address share one window, which allows this many times as much. */
const EVERYBODY = 20;
const UNKNOWN = "unknown";

/**
 * What remains after a use of a rule: the number of uses left (negative if there were too many), and the seconds until
 * all are available again.
 */
type RateUse = { readonly rule: RateRule; readonly left: number; readonly seconds: number };

/**
 * Counts one use of a rule and throws RATE_LIMITED, with the seconds to wait, if there were too many. Applies across
 * all processes, because the counters are in the database.
 *
 * @param who an address or account; stored as a hash
 * @param now milliseconds since 1970
 */
export async function limitRate(rule: RateRule, who: string, now: number = Date.now()): Promise<void> {
  refuseTooMany(await countUse(rule, who, now));
}

/** Counts a use without refusing it. */
export async function countUse(rule: RateRule, who: string, now: number = Date.now()): Promise<RateUse> {
  const { count, windowStart } = await countUp(keyOf(rule, who), now, rule.seconds * 1000);
  const seconds = Math.max(1, Math.ceil((windowStart - now) / 1000) + rule.seconds);
  return { rule, left: rule.max - count, seconds };
}

export function refuseTooMany({ left, seconds }: RateUse): void {
  if (left < 0) throw new Failure("RATE_LIMITED", undefined, { retryAfter: seconds });
}

/** Returns the header fields in which the IETF draft on rate limits tells a program how many requests are left. */
export function rateHeaders({ rule, left, seconds }: RateUse): Readonly<Record<string, string>> {
  return {
    "ratelimit-policy": `"${rule.name}";q=${rule.max};w=${rule.seconds}`,
    ratelimit: `"${rule.name}";r=${Math.max(0, left)};t=${seconds}`,
  };
}

/** Takes a use back: a correct password is no attempt at guessing. */
export async function forgiveUse(rule: RateRule, who: string): Promise<void> {
  await countDown(keyOf(rule, who));
}

/** Counts one use of a rule by the network from which a request comes. */
export async function limitAddress(rule: RateRule, headers: Headers): Promise<void> {
  const address = clientAddress(headers);
  if (address !== null) return limitRate(rule, address);
  return limitRate({ ...rule, max: rule.max * EVERYBODY }, UNKNOWN);
}

/** Takes back a use that `limitAddress` has counted. */
export async function forgiveAddress(rule: RateRule, headers: Headers): Promise<void> {
  await forgiveUse(rule, clientAddress(headers) ?? UNKNOWN);
}

function keyOf(rule: RateRule, who: string): string {
  return `${rule.name}:${createHash("sha256").update(who).digest("base64url")}`;
}
