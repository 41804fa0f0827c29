import "server-only";
import { requirePlan } from "@/lib/accounts/billing/require-plan";
import { requireOwner } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { type ApiKey, endOf, MOST_KEYS, type NewApiKey } from "./api-key.model";
import { countWorkingKeys, insertKey, selectKeys, updateRevoked } from "./api-key.sql";
import { hashOfKey, newKeyText } from "./key-text";

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
