import "server-only";
import type {
  AdminSupplierChange,
  PolicySettling,
} from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import { saveAdminSupplier, savePolicy } from "@/lib/ledger/suppliers/administration/save-admin-supplier";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { selectAgentsAt } from "./supplier-bookings.sql";

/** An administrator changes a supplier for all agents: what it is called and how it pays. The bookings there follow by jobs. */
export function changeAdminSupplier(ctx: Context | Tx, change: AdminSupplierChange): Promise<void> {
  return followed(ctx, change.id, (tx) => saveAdminSupplier(tx, change));
}

/** Settles when a supplier pays every agent who has settled nothing themself. */
export function settlePolicy(ctx: Context | Tx, settling: PolicySettling): Promise<void> {
  return followed(ctx, settling.id, (tx) => savePolicy(tx, settling));
}

/** An agent is a job, in the agent's own transaction and zone. */
function followed(ctx: Context | Tx, id: string, save: (tx: Tx) => Promise<boolean>): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    if (await save(tx)) await followSupplier(tx, id, true);
  });
}

/** Has the bookings of these agents follow the suppliers that each of them has now; where `isForAll`, those of all agents at this one. */
export async function followSupplier(
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
