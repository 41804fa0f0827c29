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

/** What a use leaves of a rule: how many more (negative for one too many), and the seconds until there are all again. */
type RateUse = { readonly rule: RateRule; readonly left: number; readonly seconds: number };

/**
 * Counts one use of a rule by somebody, and fails with RATE_LIMITED and the seconds to wait when it is one too many.
 * Holds over all processes, because the counters are in the database.
 * @param who an address or account; stored as a hash
 * @param now milliseconds since 1970
 */
export async function limitRate(rule: RateRule, who: string, now: number = Date.now()): Promise<void> {
  refuseTooMany(await countUse(rule, who, now));
}

/** Counts the use alone. */
export async function countUse(rule: RateRule, who: string, now: number = Date.now()): Promise<RateUse> {
  const { count, windowStart } = await countUp(keyOf(rule, who), now, rule.seconds * 1000);
  const seconds = Math.max(1, Math.ceil((windowStart - now) / 1000) + rule.seconds);
  return { rule, left: rule.max - count, seconds };
}

export function refuseTooMany({ left, seconds }: RateUse): void {
  if (left < 0) throw new Failure("RATE_LIMITED", undefined, { retryAfter: seconds });
}

/** The fields in which the IETF's draft on rate limits tells a program how much it may ask still. */
export function rateHeaders({ rule, left, seconds }: RateUse): Readonly<Record<string, string>> {
  return {
    "ratelimit-policy": `"${rule.name}";q=${rule.max};w=${rule.seconds}`,
    ratelimit: `"${rule.name}";r=${Math.max(0, left)};t=${seconds}`,
  };
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
