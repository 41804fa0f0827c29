import "server-only";
import { allows, type KeyScope } from "@/lib/accounts/api-keys/api-key.model";
import { holderOfKey, KEY_PREFIX, noteKeyUse } from "@/lib/accounts/api-keys/api-keys";
import { Failure } from "@/lib/platform/base/failure";
import { type Context, contextFor } from "@/lib/platform/context/context";
import { countUse, limitAddress, rateHeaders, refuseTooMany } from "@/lib/platform/rate-limit/limit-rate";
import { runInBackground } from "./after-answer";

const BEARER = new RegExp(`^bearer\\s+(${KEY_PREFIX}.*)$`, "i");
const USES = { name: "api-key", max: 600, seconds: 60 };
const WRONG_ONES = { name: "api-key-wrong", max: 60, seconds: 600 };

/** The request's id, and the headers that its response gets, whatever that is. */
export type Asking = { readonly requestId: string; readonly told: Headers };

/**
 * Returns the API key in a request, well-formed or not; null without one, in which case the request may have a session.
 */
export function keyOf(headers: Headers): string | null {
  return BEARER.exec(headers.get("authorization")?.trim() ?? "")?.[1] ?? null;
}

/**
 * Returns the context of the agent whose key this is, never as an administrator. Throws NOT_SIGNED_IN for an invalid
 * key, NOT_ALLOWED for one that doesn't allow such a call, and RATE_LIMITED where it is used, or guessed at, too often.
 * Adds the remaining uses to the headers in `told`.
 */
export async function keyContext(
  key: string,
  wanted: KeyScope | undefined,
  headers: Headers,
  { requestId, told }: Asking,
): Promise<Context> {
  const holder = await holderOfKey(key);
  if (holder === null) {
    await limitAddress(WRONG_ONES, headers);
    throw new Failure("NOT_SIGNED_IN", "This API key is not valid. It may have expired or been revoked.");
  }
  const use = await countUse(USES, holder.keyId);
  for (const [name, value] of Object.entries(rateHeaders(use))) told.set(name, value);
  refuseTooMany(use);
  if (!holder.isUseTold) runInBackground("use of an API key", () => noteKeyUse(holder));
  if (wanted === undefined) throw new Failure("NOT_ALLOWED", "API keys do not open this address.");
  if (!allows(holder.scope, wanted)) throw new Failure("NOT_ALLOWED", "This API key may only read.");
  const { userId, timeZone, keyId } = holder;
  return contextFor({ kind: "agent", id: userId, admin: false, timeZone, apiKey: keyId }, requestId);
}
