import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { selectSuppliersByIds } from "./supplier.sql";
import { insertMerge, lockMerge, markMergeUndone, upsertPreferences } from "./supplier-write.sql";

/**
 * The name of the advisory lock of supplier merges: a merge takes it exclusively, and code that finds a supplier shares
 * it.
 */
export const SUPPLIER_MERGE_LOCK = "supplier-merging";

export type Joined = { readonly mergeId: string; readonly fromId: string; readonly intoId: string };

/**
 * Merges one supplier into another for this agent: the first leaves the lists and its name refers to the second. The
 * caller moves the bookings. Throws NOT_FOUND for suppliers that the agent doesn't see; CONFLICT for one that is merged
 * already.
 */
export async function mergeSupplierRows(tx: Tx, fromId: string, intoId: string): Promise<Joined> {
  const owner = ownerOf(tx);
  if (fromId === intoId) throw new Failure("INVALID_INPUT", "Choose two different suppliers.");
  await takeAdvisoryLock(tx, SUPPLIER_MERGE_LOCK);
  await refuseUnknownOrMerged(tx, owner, [fromId, intoId]);
  const mergeId = await insertMerge(tx, owner, fromId, intoId);
  await upsertPreferences(tx, owner, fromId, { mergedInto: intoId });
  await told(tx, "supplier.merge", { mergeId, fromId, intoId });
  return { mergeId, fromId, intoId };
}

/** Undoes a merge: both suppliers are separate again. Throws NOT_FOUND for a merge that isn't in force. */
export async function unmergeSupplierRows(tx: Tx, mergeId: string): Promise<Joined> {
  const owner = ownerOf(tx);
  await takeAdvisoryLock(tx, SUPPLIER_MERGE_LOCK);
  const merge = await lockMerge(tx, owner, mergeId);
  if (!merge) throw new Failure("NOT_FOUND");
  const joined = { mergeId, fromId: merge.fromId, intoId: merge.intoId };
  await markMergeUndone(tx, owner, mergeId);
  await upsertPreferences(tx, owner, merge.fromId, { mergedInto: null });
  await told(tx, "supplier.unmerge", joined);
  return joined;
}

/**
 * Refuses suppliers that are unknown or merged. A merged supplier is found under its own id but returned as the one it
 * was merged into.
 */
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
