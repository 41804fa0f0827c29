import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Supplier } from "./supplier.model";
import { policyIn, type SupplierChange } from "./supplier-draft.model";
import { selectSupplier } from "./supplier-list.sql";
import { hideUnused, unhideSuppliers } from "./supplier-visibility.sql";
import { columnsOf, updateOwnSupplier, upsertPreferences } from "./supplier-write.sql";

/** The supplier after the change, and whether its bookings have to be updated. */
type SavedSupplier = { readonly supplier: Supplier; readonly touchesBookings: boolean };

/**
 * Stores an agent's change of a supplier; the caller updates its bookings. Throws NOT_FOUND for one that the agent
 * doesn't see; NOT_ALLOWED for a change of identity if the supplier isn't their own.
 */
export async function saveSupplier(
  tx: Tx,
  { id, identity, settings }: SupplierChange,
): Promise<SavedSupplier> {
  const owner = ownerOf(tx);
  const before = await existing(tx, owner, id);
  // Locks the row, so that the second of two concurrent changes sees the first.
  await upsertPreferences(tx, owner, id, {});
  if (identity && !(await updateOwnSupplier(tx, owner, id, identity))) throw new Failure("NOT_ALLOWED");
  await upsertPreferences(tx, owner, id, columnsOf(settings));
  const supplier = await existing(tx, owner, id);
  await Promise.all([
    recordActivity(tx, { type: "SUPPLIER_UPDATED", supplierId: id }),
    recordAudit(tx, {
      action: "supplier.update",
      entity: "supplier",
      entityId: id,
      before: auditFacts(before),
      after: auditFacts(supplier),
    }),
  ]);
  const isSamePolicy = JSON.stringify(before.policy) === JSON.stringify(policyIn(settings));
  return { supplier, touchesBookings: before.name !== supplier.name || !isSamePolicy };
}

async function existing(tx: Tx, owner: string, id: string): Promise<Supplier> {
  const supplier = await selectSupplier(tx, owner, id);
  if (!supplier) throw new Failure("NOT_FOUND");
  return supplier;
}

function auditFacts({ policy, commissionPercent }: Supplier) {
  return { basis: policy?.basis ?? null, lagDays: policy?.lagDays ?? null, commissionPercent };
}

/** Removes a supplier from this agent's lists and suggestions; its bookings stay as they are. */
export function deactivateSupplier(ctx: Context | Tx, id: string): Promise<void> {
  return turned(ctx, id, "supplier.deactivate", (tx) => tx.now);
}

/** Reactivates a deactivated supplier. */
export function reactivateSupplier(ctx: Context | Tx, id: string): Promise<void> {
  return turned(ctx, id, "supplier.reactivate", () => null);
}

function turned(ctx: Context | Tx, id: string, action: string, at: (tx: Tx) => Date | null): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    if (!(await selectSupplier(tx, owner, id))) throw new Failure("NOT_FOUND");
    await upsertPreferences(tx, owner, id, { deactivatedAt: at(tx) });
    await recordAudit(tx, { action, entity: "supplier", entityId: id });
  });
}

/**
 * Withdraws the suppliers that an import created and that nothing uses once its bookings are gone. Returns how many.
 */
export async function withdrawImportedSuppliers(tx: Tx, importId: string): Promise<number> {
  const withdrawn = await hideUnused(tx, ownerOf(tx), importId);
  await recordAudit(tx, {
    action: "supplier.undo-import",
    entity: "import",
    entityId: importId,
    after: { withdrawn },
  });
  return withdrawn;
}

/** Restores the suppliers that `withdrawImportedSuppliers` withdrew at `undoneAt`. */
export async function restoreImportedSuppliers(tx: Tx, importId: string, undoneAt: Date): Promise<number> {
  const restored = await unhideSuppliers(tx, ownerOf(tx), undoneAt);
  await recordAudit(tx, {
    action: "supplier.redo-import",
    entity: "import",
    entityId: importId,
    after: { restored },
  });
  return restored;
}
