import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Supplier } from "./supplier.model";
import { policyIn, type SupplierChange } from "./supplier-draft.model";
import { selectSupplier } from "./supplier-list.sql";
import { columnsOf, updateOwnSupplier, upsertPreferences } from "./supplier-write.sql";

/** The supplier afterwards, and whether its bookings have to follow. */
export type SavedSupplier = { readonly supplier: Supplier; readonly touchesBookings: boolean };

/**
 * Keeps what an agent changed of a supplier. NOT_FOUND for one they don't see, NOT_ALLOWED for the identity of one
 * that isn't their own. Its bookings are the caller's to refresh.
 */
export async function saveSupplier(
  tx: Tx,
  { id, identity, settings }: SupplierChange,
): Promise<SavedSupplier> {
  const owner = ownerOf(tx);
  const before = await existing(tx, owner, id);
  // Locked: of two changes at once the second sees the first.
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
