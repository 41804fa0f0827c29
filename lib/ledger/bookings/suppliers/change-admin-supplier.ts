import "server-only";
import type {
  AdminSupplierChange,
  PolicyChange,
} from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import { saveAdminSupplier, savePolicy } from "@/lib/ledger/suppliers/administration/save-admin-supplier";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { selectAgentsAt } from "./supplier-bookings.sql";

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
