import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { hideUnused, unhideSuppliers } from "./supplier-visibility.sql";

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
