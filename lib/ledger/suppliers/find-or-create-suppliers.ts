import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { newId } from "@/lib/platform/base/id";
import { shareAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { SUPPLIER_MERGE_LOCK } from "./merge-supplier-rows";
import { type SupplierFacts, supplierKey } from "./supplier.model";
import { insertSuppliers, selectSuppliersByKeys } from "./supplier.sql";

/** The suppliers by `supplierKey`; `created` counts the names for which there was none. */
export type SuppliersByKey = {
  readonly byKey: ReadonlyMap<string, SupplierFacts>;
  readonly created: number;
};

/**
 * Works like `findOrCreateSupplier` for many names at once, as an import needs it. With a null `importId` nothing is
 * written, and a new name gets a supplier that isn't stored. It records the audit but no activity, because for its
 * caller many names are one event.
 */
export async function findOrCreateSuppliers(
  tx: Tx,
  names: readonly string[],
  importId: string | null,
): Promise<SuppliersByKey> {
  const owner = ownerOf(tx);
  await shareAdvisoryLock(tx, SUPPLIER_MERGE_LOCK);
  const wanted = new Map(names.map((name) => [supplierKey(name), name]));
  const byKey = await selectSuppliersByKeys(tx, owner, [...wanted.keys()]);
  const missing = [...wanted].filter(([key]) => !byKey.has(key));
  if (importId === null) {
    for (const [key, name] of missing) byKey.set(key, { id: newId(), name, policy: null });
    return { byKey, created: missing.length };
  }
  const created = await insertSuppliers(
    tx,
    owner,
    missing.map(([, name]) => name),
    importId,
  );
  for (const supplier of created) byKey.set(supplierKey(supplier.name), supplier);
  await recordAudit(
    tx,
    ...created.map(({ id }) => ({ action: "supplier.create", entity: "supplier", entityId: id })),
  );
  const faster = missing.map(([key]) => key).filter((key) => !byKey.has(key));
  for (const [key, supplier] of await selectSuppliersByKeys(tx, owner, faster)) byKey.set(key, supplier);
  return { byKey, created: created.length };
}
