import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { Failure } from "@/lib/base/failure";
import { newId } from "@/lib/base/id";
import { requirePlan } from "@/lib/billing/require-plan";
import type { Context } from "@/lib/context/context";
import { takeTurn } from "@/lib/context/take-turn";
import { inTransaction, ownerOf } from "@/lib/context/transaction";
import { requireOwner } from "@/lib/users/require-proof";
import { tellOwner } from "@/lib/users/tell-owner";
import { endOf, MOST_KEYS, type NewApiKey } from "./api-key.model";
import { countWorkingKeys, insertKey } from "./api-key.sql";
import { hashOfKey, newKeyText } from "./key-text";

const TOO_MANY = `You have ${MOST_KEYS} keys already. Revoke one that is no longer used.`;

/** Makes the agent a key. Only its hash is kept, so it is shown this once. */
export async function createApiKey(ctx: Context, { name, scope, days }: NewApiKey): Promise<{ key: string }> {
  await requireOwner(ctx);
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    await requirePlan(tx);
    await takeTurn(tx, "api-keys");
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
