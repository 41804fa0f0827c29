import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { supplierKey } from "../supplier.model";
import { columnsOf } from "../supplier-write.sql";
import type { AdminSupplierChange, PolicyChange } from "./admin-supplier.model";
import {
  hasOwnOfName,
  isUsedByOthers,
  type LockedSupplier,
  lockAdminSupplier,
  selectNamesakes,
  updateAdminSupplier,
} from "./admin-supplier.sql";

/**
 * Stores an administrator's change of a supplier, in a transaction across agents. Returns whether its bookings have to
 * be updated. Throws NOT_FOUND if there is no such supplier; CONFLICT for a name that is taken, or an alias that is the
 * name of a shared supplier.
 */
export async function saveAdminSupplier(tx: Tx, change: AdminSupplierChange): Promise<boolean> {
  const { id, identity, settings } = change;
  const nameKey = supplierKey(identity.name);
  const aliases = change.aliases.filter((alias) => supplierKey(alias) !== nameKey);
  const aliasKeys = aliases.map(supplierKey);
  const [namesake] = await selectNamesakes(tx, aliasKeys);
  if (namesake !== undefined) {
    const message = `${namesake} is a supplier of its own.`;
    throw new Failure("CONFLICT", message, { fields: { aliases: [message] } });
  }
  return write(tx, id, { ...identity, aliases, aliasKeys, ...columnsOf(settings) });
}

/** Stores only when a supplier pays; null leaves it to the learned policy of each agent. */
export function savePolicy(tx: Tx, { id, policy }: PolicyChange): Promise<boolean> {
  return write(tx, id, { paymentBasis: policy?.basis ?? null, paymentLagDays: policy?.lagDays ?? null });
}

async function write(
  tx: Tx,
  id: string,
  values: Partial<Omit<LockedSupplier, "id" | "name">> & { readonly name?: string },
): Promise<boolean> {
  const before = await lockAdminSupplier(tx, id);
  const after = { ...before, ...values };
  await updateAdminSupplier(tx, id, values);
  await recordAudit(tx, {
    action: "supplier.update",
    entity: "supplier",
    entityId: id,
    before: auditFacts(before),
    after: { ...auditFacts(after), isRenamed: before.name !== after.name },
  });
  return (["name", "paymentBasis", "paymentLagDays"] as const).some((one) => before[one] !== after[one]);
}

function auditFacts({ paymentBasis, paymentLagDays, commissionBp, aliases }: LockedSupplier) {
  return { basis: paymentBasis, lagDays: paymentLagDays, commissionBp, aliases: aliases.length };
}

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
