import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { selectSuppliersByIds } from "./supplier.sql";
import { insertMerge, lockMerge, markMergeUndone, upsertPreferences } from "./supplier-write.sql";

/** The turn of an agent's mergings; whoever finds a supplier shares it. */
export const MERGING = "supplier-merging";

export type Joined = { readonly mergeId: string; readonly fromId: string; readonly intoId: string };

/**
 * Lets one supplier stand for another, for this agent: the other leaves the lists and its name means the first.
 * NOT_FOUND for suppliers the agent doesn't see, CONFLICT for one that is merged already. Bookings are the caller's.
 */
export async function joinSuppliers(tx: Tx, fromId: string, intoId: string): Promise<Joined> {
  const owner = ownerOf(tx);
  if (fromId === intoId) throw new Failure("INVALID_INPUT", "Choose two different suppliers.");
  await takeAdvisoryLock(tx, MERGING);
  await refuseUnknownOrMerged(tx, owner, [fromId, intoId]);
  const mergeId = await insertMerge(tx, owner, fromId, intoId);
  await upsertPreferences(tx, owner, fromId, { mergedInto: intoId });
  await told(tx, "supplier.merge", { mergeId, fromId, intoId });
  return { mergeId, fromId, intoId };
}

/** Undoes it: both stand for themselves again. NOT_FOUND for a merging that isn't in force. */
export async function partSuppliers(tx: Tx, mergeId: string): Promise<Joined> {
  const owner = ownerOf(tx);
  await takeAdvisoryLock(tx, MERGING);
  const merge = await lockMerge(tx, owner, mergeId);
  if (!merge) throw new Failure("NOT_FOUND");
  const joined = { mergeId, fromId: merge.fromId, intoId: merge.intoId };
  await markMergeUndone(tx, owner, mergeId);
  await upsertPreferences(tx, owner, merge.fromId, { mergedInto: null });
  await told(tx, "supplier.unmerge", joined);
  return joined;
}

/** A merged supplier answers as the one it was merged into. */
async function refuseUnknownOrMerged(tx: Tx, owner: string, ids: readonly string[]): Promise<void> {
  const known = await selectSuppliersByIds(tx, owner, ids);
  if (!ids.every((id) => known.has(id))) throw new Failure("NOT_FOUND");
  if (!ids.every((id) => known.get(id)?.id === id)) {
    throw new Failure("CONFLICT", "This supplier has been merged already.");
  }
}

async function told(tx: Tx, action: string, { fromId, intoId }: Joined): Promise<void> {
  await Promise.all([
    recordActivity(tx, { type: "SUPPLIER_UPDATED", supplierId: intoId }),
    recordAudit(tx, { action, entity: "supplier", entityId: fromId, after: { intoId } }),
  ]);
}
