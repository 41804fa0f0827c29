import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { invalidField } from "@/lib/platform/base/failure";
import { shareAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { MERGING } from "./join-suppliers";
import { SUPPLIER_UNKNOWN, type SupplierChoice, type SupplierFacts } from "./supplier.model";
import { insertSupplier, selectSupplierById, selectSupplierByName } from "./supplier.sql";

/**
 * The supplier somebody chose. A known name means that supplier; a new one makes an unverified supplier that only
 * this agent sees. An id that isn't visible to the agent is INVALID_INPUT.
 */
export function findOrCreateSupplier(ctx: Tx, choice: SupplierChoice): Promise<SupplierFacts> {
  return inTransaction(ctx, async (tx) => {
    const agent = ownerOf(tx);
    const [, known] = await Promise.all([
      // Else a merging at this moment would leave behind what comes to point at the supplier.
      shareAdvisoryLock(tx, MERGING),
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
