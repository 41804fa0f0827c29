import "server-only";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import type { KeyScope } from "./api-key.model";
import { selectKeyHolder, updateLastUsed } from "./api-key.sql";
import { hashOfKey, startOf } from "./key-text";

/** Who a key speaks for, and what it may. */
export type KeyHolder = {
  readonly keyId: string;
  readonly userId: string;
  readonly scope: KeyScope;
  readonly timeZone: string;
  /** Whether its last use was written down less than a minute ago. */
  readonly isUseTold: boolean;
};

/**
 * Whose key this is; null for what is none, was revoked, has expired, or is a person's who may no longer sign in. The
 * comparison takes as long whether the beginning is known or not.
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

/** Writes down that a key is in use, once a minute however often it is. */
export function noteKeyUse({ userId, keyId }: KeyHolder): Promise<void> {
  return updateLastUsed(userId, keyId);
}
