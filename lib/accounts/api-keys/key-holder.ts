import "server-only";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import type { KeyScope } from "./api-key.model";
import { selectKeyHolder, updateLastUsed } from "./api-key.sql";
import { hashOfKey, startOf } from "./key-text";

/** The owner of a key, and what it may do. */
export type KeyHolder = {
  readonly keyId: string;
  readonly userId: string;
  readonly scope: KeyScope;
  readonly timeZone: string;
  /** Whether its last use was recorded less than a minute ago. */
  readonly isUseTold: boolean;
};

/**
 * Returns the owner of a key; null if it is malformed, revoked or expired, or if its owner may no longer sign in. The
 * comparison takes the same time whether or not the beginning of the key is known.
 */
export async function holderOfKey(key: string): Promise<KeyHolder | null> {
  const start = startOf(key);
  if (start === null) return null;
  const found = await selectKeyHolder(start);
  const isSame = isSameSecret(hashOfKey(key), found?.keyHash ?? "");
  if (!found || !isSame) return null;
  const { keyHash: _, clerkId, ...holder } = found;
  return identityProvider() === "clerk" && clerkId === null ? null : holder;
}

/** Records that a key is in use, at most once a minute. */
export function noteKeyUse({ userId, keyId }: KeyHolder): Promise<void> {
  return updateLastUsed(userId, keyId);
}
