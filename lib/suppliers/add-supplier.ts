import "server-only";
import { recordActivity } from "@/lib/activity/record-activity";
import { recordAudit } from "@/lib/audit/record-audit";
import { Failure } from "@/lib/base/failure";
import { newId } from "@/lib/base/id";
import type { Context } from "@/lib/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/context/transaction";
import type { Supplier } from "./supplier.model";
import type { SupplierDraft } from "./supplier-draft.model";
import { selectSupplier } from "./supplier-list.sql";
import { columnsOf, insertOwnSupplier, upsertPreferences } from "./supplier-write.sql";

/**
 * Adds a supplier that only this agent sees until an administrator verifies it. `id` is made by the form, so that
 * sending it again adds nothing twice. CONFLICT for a name the agent has already.
 */
export function addSupplier(
  ctx: Context | Tx,
  draft: SupplierDraft,
  id: string = newId(),
): Promise<Supplier> {
  const { paymentBasis, paymentLagDays, chaseName, chaseEmail, commissionPercent, ...identity } = draft;
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await selectSupplier(tx, owner, id);
    if (before) return before;
    await insertOwnSupplier(tx, owner, id, identity);
    const settings = { paymentBasis, paymentLagDays, chaseName, chaseEmail, commissionPercent };
    await upsertPreferences(tx, owner, id, columnsOf(settings));
    await Promise.all([
      recordActivity(tx, { type: "SUPPLIER_ADDED", supplierId: id }),
      recordAudit(tx, { action: "supplier.create", entity: "supplier", entityId: id }),
    ]);
    const supplier = await selectSupplier(tx, owner, id);
    if (!supplier) throw new Failure("NOT_FOUND");
    return supplier;
  });
}
