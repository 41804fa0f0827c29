import "server-only";
import { createHash } from "node:crypto";
import { Failure } from "@/lib/base/failure";
import { countDown, countUp, deleteWindowsBefore } from "./rate-limit.sql";

/** At most `max` in a window of `seconds`; `name` tells rules apart. */
export type RateRule = { readonly name: string; readonly max: number; readonly seconds: number };

const DAY = 86_400_000;
const CLEANING_SHARE = 0.01;

/**
 * Counts one use of a rule by somebody, and fails with RATE_LIMITED and the seconds to wait when it is one too many.
 * Holds over all processes, because the counters are in the database.
 * @param who an address or account; stored as a hash
 * @param now milliseconds since 1970
 */
export async function limitRate(rule: RateRule, who: string, now: number = Date.now()): Promise<void> {
  const { count, windowStart } = await countUp(keyOf(rule, who), now, rule.seconds * 1000);
  if (count === 1 && Math.random() < CLEANING_SHARE) await deleteWindowsBefore(now - DAY);
  if (count <= rule.max) return;
  const retryAfter = Math.max(1, Math.ceil((windowStart - now) / 1000) + rule.seconds);
  throw new Failure("RATE_LIMITED", undefined, { retryAfter });
}

/** Takes a use back: a right password is no attempt at guessing. */
export async function forgiveUse(rule: RateRule, who: string): Promise<void> {
  await countDown(keyOf(rule, who));
}

/**
 * The network address a request comes from. The last entry is the one that the nearest server wrote: Next itself, or the
 * proxy before it; those before it are the client's word.
 */
export function clientAddress(headers: Headers): string {
  return headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
}

function keyOf(rule: RateRule, who: string): string {
  return `${rule.name}:${createHash("sha256").update(who).digest("base64url")}`;
}
