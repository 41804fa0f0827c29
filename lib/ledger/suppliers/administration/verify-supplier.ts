import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import {
  hasOwnOfName,
  isUsedByOthers,
  type LockedSupplier,
  lockAdminSupplier,
  updateAdminSupplier,
} from "./admin-supplier.sql";

/**
 * Verifies a supplier: from now on all agents see it, even if a single agent created it. Throws CONFLICT if there is a
 * shared supplier of that name. The creating agent's settings remain theirs alone. For administrators.
 */
export function verifySupplier(ctx: Context | Tx, id: string): Promise<void> {
  return changed(ctx, id, "supplier.verify", async (tx, { ownerId, typedBy }) => {
    const change = { isVerified: true, ownerId: null, typedBy: ownerId ?? typedBy, withdrawnAt: null };
    await updateAdminSupplier(tx, id, change);
    return null;
  });
}

/**
 * Undoes the verification: the supplier belongs to its creator again, unless other agents use it by now or the creator
 * has another one of its name.
 */
export function unverifySupplier(ctx: Context | Tx, id: string): Promise<void> {
  return changed(ctx, id, "supplier.unverify", async (tx, { typedBy, nameKey }) => {
    const isTheirs =
      typedBy !== null &&
      !(await isUsedByOthers(tx, id, typedBy)) &&
      !(await hasOwnOfName(tx, typedBy, nameKey));
    const owner = isTheirs ? { ownerId: typedBy, typedBy: null } : {};
    await updateAdminSupplier(tx, id, { isVerified: false, ...owner });
    return isTheirs ? typedBy : null;
  });
}

function changed(
  ctx: Context | Tx,
  id: string,
  action: "supplier.verify" | "supplier.unverify",
  work: (tx: Tx, before: LockedSupplier) => Promise<string | null>,
): Promise<void> {
  adminOnly(ctx);
  const isVerified = action === "supplier.verify";
  return inSystemTransaction(ctx, async (tx) => {
    const before = await lockAdminSupplier(tx, id);
    if (before.isVerified === isVerified) return;
    const ownerId = await work(tx, before);
    await recordAudit(tx, {
      action,
      entity: "supplier",
      entityId: id,
      before: { isVerified: !isVerified, ownerId: before.ownerId },
      after: { isVerified, ownerId },
    });
  });
}
