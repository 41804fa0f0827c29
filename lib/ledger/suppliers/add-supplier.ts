import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { requirePlan } from "@/lib/accounts/billing/require-plan";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Supplier } from "./supplier.model";
import { selectSupplierByName } from "./supplier.sql";
import type { SupplierDraft, SupplierIdentity } from "./supplier-draft.model";
import { selectSupplier } from "./supplier-list.sql";
import {
  columnsOf,
  insertOwnSupplier,
  nameTaken,
  reviveSupplier,
  updateOwnSupplier,
  upsertPreferences,
} from "./supplier-write.sql";

/**
 * Adds a supplier that only this agent sees until an administrator verifies it. The form generates `sentId`, so that
 * sending it again doesn't add another supplier; if another agent's supplier has that id, a new one is used. Throws
 * CONFLICT for a name that the agent already has.
 */
export function addSupplier(ctx: Context | Tx, draft: SupplierDraft, sentId?: string): Promise<Supplier> {
  const { paymentBasis, paymentLagDays, commissionPercent, ...rest } = draft;
  const { chaseName, chaseEmail, chaseLanguage, chaseDays, ...identity } = rest;
  const chase = { chaseName, chaseEmail, chaseLanguage, chaseDays };
  const newSupplierId = sentId ?? newId();
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await selectSupplier(tx, owner, newSupplierId);
    if (before) return before;
    await requirePlan(tx);
    await refuseDeactivated(tx, owner, identity.name);
    const id = await storedUnder(tx, owner, identity, newSupplierId);
    if (!id) {
      if (!sentId) throw nameTaken();
      return (await selectSupplier(tx, owner, sentId)) ?? addSupplier(tx, draft);
    }
    const settings = { paymentBasis, paymentLagDays, commissionPercent, ...chase };
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

/**
 * Stores the supplier and returns its id, or the id of a withdrawn supplier with its name, which is revived; null if id
 * or name is taken.
 */
async function storedUnder(tx: Tx, owner: string, identity: SupplierIdentity, newSupplierId: string) {
  const revived = await reviveSupplier(tx, owner, identity.name);
  const id = revived ?? newSupplierId;
  const write = revived ? updateOwnSupplier : insertOwnSupplier;
  return (await write(tx, owner, id, identity)) ? id : null;
}

/** Refuses the name of a supplier that the agent has deactivated; the failure offers to reactivate it. */
async function refuseDeactivated(tx: Tx, owner: string, name: string): Promise<void> {
  const known = await selectSupplierByName(tx, owner, name);
  const same = known && (await selectSupplier(tx, owner, known.id));
  if (!same?.deactivatedAt) return;
  const message = `You have deactivated ${same.name}. Reactivate it instead of adding it again.`;
  throw new Failure("CONFLICT", message, {
    fields: { name: [message] },
    facts: { deactivatedId: same.id, deactivatedName: same.name },
  });
}
