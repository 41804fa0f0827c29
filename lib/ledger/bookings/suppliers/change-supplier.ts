import "server-only";
import type {
  AdminSupplierChange,
  PolicyChange,
} from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import { saveAdminSupplier, savePolicy } from "@/lib/ledger/suppliers/administration/save-admin-supplier";
import { mergeSupplierRows, unmergeSupplierRows } from "@/lib/ledger/suppliers/merge-supplier-rows";
import { saveSupplier } from "@/lib/ledger/suppliers/save-supplier";
import type { Supplier } from "@/lib/ledger/suppliers/supplier.model";
import type { SupplierChange } from "@/lib/ledger/suppliers/supplier-draft.model";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { refreshSupplierBookings } from "./refresh-supplier-bookings";
import { moveBookings, moveBookingsBack, selectAgentsAt } from "./supplier-bookings.sql";

/** Changes a supplier together with the due dates and search texts of its bookings, in one transaction. */
export function updateSupplier(ctx: Context | Tx, change: SupplierChange): Promise<Supplier> {
  return inTransaction(ctx, async (tx) => {
    const { supplier, touchesBookings } = await saveSupplier(tx, change);
    if (touchesBookings) await refreshSupplierBookings(tx, change.id);
    return supplier;
  });
}

/**
 * Merges one supplier into another: its bookings move, their due dates are updated, and its name refers to the other
 * supplier from now on.
 */
export function mergeSuppliers(
  ctx: Context | Tx,
  { fromId, intoId }: { readonly fromId: string; readonly intoId: string },
): Promise<{ mergeId: string; moved: number }> {
  return inTransaction(ctx, async (tx) => {
    const joined = await mergeSupplierRows(tx, fromId, intoId);
    const moved = await moveBookings(tx, ownerOf(tx), joined);
    await refreshSupplierBookings(tx, intoId);
    return { mergeId: joined.mergeId, moved };
  });
}

/** Undoes a merge: exactly the bookings that it moved go back, as they were. */
export function unmergeSuppliers(ctx: Context | Tx, mergeId: string): Promise<{ moved: number }> {
  return inTransaction(ctx, async (tx) => {
    const joined = await unmergeSupplierRows(tx, mergeId);
    const moved = await moveBookingsBack(tx, ownerOf(tx), joined);
    await refreshSupplierBookings(tx, joined.fromId);
    await refreshSupplierBookings(tx, joined.intoId);
    return { moved };
  });
}

/**
 * Changes a supplier for all agents: its name and details, and when it pays. Jobs then update the bookings at it. For
 * administrators.
 */
export function changeAdminSupplier(ctx: Context | Tx, change: AdminSupplierChange): Promise<void> {
  return followed(ctx, change.id, (tx) => saveAdminSupplier(tx, change));
}

/** Sets when a supplier pays, for every agent who hasn't set their own policy. */
export function setPaymentPolicy(ctx: Context | Tx, settling: PolicyChange): Promise<void> {
  return followed(ctx, settling.id, (tx) => savePolicy(tx, settling));
}

/**
 * Saves a change and enqueues the jobs that update the bookings, one per agent, because each runs in that agent's own
 * transaction and time zone.
 */
function followed(ctx: Context | Tx, id: string, save: (tx: Tx) => Promise<boolean>): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    if (await save(tx)) await enqueueSupplierRefresh(tx, id, true);
  });
}

/**
 * Enqueues jobs that update the bookings of the given agents at the suppliers these now use; with `isForAll`, also the
 * bookings of all agents at this supplier.
 */
export async function enqueueSupplierRefresh(
  tx: Tx,
  id: string,
  isForAll: boolean,
  moved: readonly { readonly userId: string; readonly intoId: string }[] = [],
): Promise<void> {
  const all = isForAll ? await selectAgentsAt(tx, id) : [];
  const known = new Set(all);
  const others = moved.filter(({ userId, intoId }) => intoId !== id || !known.has(userId));
  await enqueueJobs(tx, "follow-supplier", [
    ...all.map((userId) => ({ userId, supplierId: id })),
    ...others.map(({ userId, intoId }) => ({ userId, supplierId: intoId })),
  ]);
}
