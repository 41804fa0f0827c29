import "server-only";
import { createHash } from "node:crypto";
import { requirePlan } from "@/lib/accounts/billing/require-plan";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { requireOwner } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { CLEAR_SIGNS, randomText } from "@/lib/platform/base/secrets/random-text";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { type ApiKey, endOf, type KeyScope, MOST_KEYS, type NewApiKey } from "./api-key.model";
import {
  countWorkingKeys,
  insertKey,
  selectKeyHolder,
  selectKeys,
  updateLastUsed,
  updateRevoked,
} from "./api-key.sql";

/** Lists the agent's keys, newest first. */
export function listApiKeys(ctx: Context): Promise<ApiKey[]> {
  return inReadTransaction(ctx, (tx) => selectKeys(tx, ownerOf(tx)));
}

const TOO_MANY = `You have ${MOST_KEYS} keys already. Revoke one that is no longer used.`;

/** Creates a key for the agent. Only its hash is stored, so this is the only time it is shown. */
export async function createApiKey(ctx: Context, { name, scope, days }: NewApiKey): Promise<{ key: string }> {
  await requireOwner(ctx);
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    await requirePlan(tx);
    await takeAdvisoryLock(tx, "api-keys");
    if ((await countWorkingKeys(tx, owner)) >= MOST_KEYS) throw new Failure("CONFLICT", TOO_MANY);
    const id = newId();
    const { key, start } = newKeyText();
    const expiresAt = endOf(days, tx.now);
    await insertKey(tx, owner, { id, name, scope, start, keyHash: hashOfKey(key), expiresAt });
    await recordAudit(tx, {
      action: "api-key.create",
      entity: "api-key",
      entityId: id,
      after: { scope, expiresAt: expiresAt?.toISOString() ?? null },
    });
    await tellOwner(tx, "api-key");
    return { key };
  });
}

/** Revokes a key of the agent for good. Throws NOT_FOUND where they have no such key. */
export function revokeApiKey(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (!(await updateRevoked(tx, ownerOf(tx), id))) throw new Failure("NOT_FOUND");
    await recordAudit(tx, { action: "api-key.revoke", entity: "api-key", entityId: id });
  });
}

/** The owner of a key, and what it may do. */
type KeyHolder = {
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

/** The prefix by which secret scanners recognise the product's keys. */
export const KEY_PREFIX = "tpk_";
const START = 10;
const SECRET = 40;
const KEY = new RegExp(`^(${KEY_PREFIX}${CLEAR_SIGNS}{${START}})_${CLEAR_SIGNS}{${SECRET}}$`);

/** Returns a new key, 200 bits of which are secret, and its beginning, which is not. */
function newKeyText(): { readonly key: string; readonly start: string } {
  const start = KEY_PREFIX + randomText(START);
  return { key: `${start}_${randomText(SECRET)}`, start };
}

/** Returns the beginning of a key; null for a malformed key. */
function startOf(key: string): string | null {
  return KEY.exec(key)?.[1] ?? null;
}

/** Returns the hash of a key, which is what the database stores. */
function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
