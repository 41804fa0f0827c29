import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { invalidField } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { shareAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { SUPPLIER_MERGE_LOCK } from "./merge-supplier-rows";
import { SUPPLIER_UNKNOWN, type SupplierChoice, type SupplierFacts, supplierKey } from "./supplier.model";
import {
  insertSupplier,
  insertSuppliers,
  selectSupplierById,
  selectSupplierByName,
  selectSuppliersByKeys,
} from "./supplier.sql";

/**
 * Returns the supplier that somebody chose. A known name refers to that supplier; a new one creates an unverified
 * supplier that only this agent sees. Throws INVALID_INPUT for an id that the agent can't see.
 */
export function findOrCreateSupplier(ctx: Tx, choice: SupplierChoice): Promise<SupplierFacts> {
  return inTransaction(ctx, async (tx) => {
    const agent = ownerOf(tx);
    const [, known] = await Promise.all([
      // Without this lock, a merge running at the same moment would miss a record that is about to refer to the
      // supplier.
      shareAdvisoryLock(tx, SUPPLIER_MERGE_LOCK),
      "id" in choice
        ? selectSupplierById(tx, agent, choice.id)
        : selectSupplierByName(tx, agent, choice.name),
    ]);
    return known ?? ("id" in choice ? unknownSupplier() : createSupplier(tx, agent, choice.name));
  });
}

async function createSupplier(tx: Tx, agent: string, name: string): Promise<SupplierFacts> {
  const created = await insertSupplier(tx, agent, name);
  if (!created) return (await selectSupplierByName(tx, agent, name)) ?? unknownSupplier();
  await Promise.all([
    recordActivity(tx, { type: "SUPPLIER_ADDED", supplierId: created.id }),
    recordAudit(tx, { action: "supplier.create", entity: "supplier", entityId: created.id }),
  ]);
  return created;
}

function unknownSupplier(): never {
  throw invalidField("supplier.id", SUPPLIER_UNKNOWN);
}

/** The suppliers by `supplierKey`; `created` counts the names for which there was none. */
type SuppliersByKey = {
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
