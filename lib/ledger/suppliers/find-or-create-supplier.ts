import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { invalidField } from "@/lib/platform/base/failure";
import { shareAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { SUPPLIER_MERGE_LOCK } from "./merge-supplier-rows";
import { SUPPLIER_UNKNOWN, type SupplierChoice, type SupplierFacts } from "./supplier.model";
import { insertSupplier, selectSupplierById, selectSupplierByName } from "./supplier.sql";

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
