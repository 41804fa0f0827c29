import "server-only";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { supplierMerges, supplierPreferences, suppliers } from "@/db/schema";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { sqlStateOf } from "@/lib/platform/context/connection-loss";
import type { Tx } from "@/lib/platform/context/transaction";
import { supplierKey } from "./supplier.model";
import type { SupplierIdentity, SupplierSettings } from "./supplier-draft.model";

/** Inserts an agent's supplier; returns false if there is one with that id, or the agent has one of that name. */
export async function insertOwnSupplier(
  tx: Tx,
  ownerId: string,
  id: string,
  identity: SupplierIdentity,
): Promise<boolean> {
  const rows = await tx.db
    .insert(suppliers)
    .values({
      id,
      ownerId,
      ...identity,
      nameKey: supplierKey(identity.name),
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning({ id: suppliers.id });
  return rows.length > 0;
}

/** Revives the agent's withdrawn supplier of that name and returns its id. */
export async function reviveSupplier(tx: Tx, ownerId: string, name: string): Promise<string | undefined> {
  const [revived] = await tx.db
    .update(suppliers)
    .set({ withdrawnAt: null })
    .where(
      and(
        eq(suppliers.ownerId, ownerId),
        eq(suppliers.nameKey, supplierKey(name)),
        isNotNull(suppliers.withdrawnAt),
      ),
    )
    .returning({ id: suppliers.id });
  return revived?.id;
}

/** Updates the agent's own supplier; returns false if it isn't theirs. */
export async function updateOwnSupplier(
  tx: Tx,
  ownerId: string,
  id: string,
  identity: SupplierIdentity,
): Promise<boolean> {
  const rows = await tx.db
    .update(suppliers)
    .set({ ...identity, nameKey: supplierKey(identity.name), updatedAt: tx.now })
    .where(and(eq(suppliers.id, id), eq(suppliers.ownerId, ownerId)))
    .returning({ id: suppliers.id })
    .catch(asTaken);
  return rows.length > 0;
}

type Preferences = Partial<
  Omit<typeof supplierPreferences.$inferInsert, "userId" | "supplierId" | "updatedAt">
>;

/** Stores the given settings of an agent; the others stay as they are. */
export async function upsertPreferences(
  tx: Tx,
  userId: string,
  supplierId: string,
  change: Preferences,
): Promise<void> {
  await tx.db
    .insert(supplierPreferences)
    .values({ userId, supplierId, ...change, updatedAt: tx.now })
    .onConflictDoUpdate({
      target: [supplierPreferences.userId, supplierPreferences.supplierId],
      set: { ...change, updatedAt: tx.now },
    });
}

/** Returns the columns that store the settings. */
export function columnsOf(settings: SupplierSettings): Preferences {
  const { paymentBasis, paymentLagDays, commissionPercent, ...chase } = settings;
  return {
    paymentBasis: paymentLagDays === null ? null : paymentBasis,
    paymentLagDays,
    ...chase,
    commissionBp: commissionPercent === null ? null : Math.round(commissionPercent * 100),
  };
}

/** Inserts a merge and returns its id. */
export async function insertMerge(tx: Tx, userId: string, fromId: string, intoId: string): Promise<string> {
  const id = newId();
  await tx.db.insert(supplierMerges).values({ userId, id, fromId, intoId, createdAt: tx.now });
  return id;
}

/** Locks and reads a merge that is in force. */
export async function lockMerge(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .select()
    .from(supplierMerges)
    .where(and(eq(supplierMerges.userId, userId), eq(supplierMerges.id, id), isNull(supplierMerges.undoneAt)))
    .for("update");
  return row;
}

export async function markMergeUndone(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.db
    .update(supplierMerges)
    .set({ undoneAt: tx.now })
    .where(and(eq(supplierMerges.userId, userId), eq(supplierMerges.id, id)));
}

/** Reads the suppliers merged into a supplier whose merge is in force, the newest first. */
export async function selectMergesInto(tx: Tx, userId: string, intoId: string) {
  return tx.db
    .select({ mergeId: supplierMerges.id, name: suppliers.name })
    .from(supplierMerges)
    .innerJoin(suppliers, eq(suppliers.id, supplierMerges.fromId))
    .where(
      and(
        eq(supplierMerges.userId, userId),
        eq(supplierMerges.intoId, intoId),
        isNull(supplierMerges.undoneAt),
      ),
    )
    .orderBy(desc(supplierMerges.createdAt));
}

/** Reads the days from travel end to payment, the latest payments first. */
export async function selectDelays(
  tx: Tx,
  userId: string,
  supplierId: string,
  limit: number,
): Promise<number[]> {
  const rows = await tx.db.execute<{ days: number }>(sql`
    select a.received_on - b.travel_end as days
    from bookings b join allocations a on a.user_id = b.user_id and a.booking_id = b.id
    where b.user_id = ${userId} and b.supplier_id = ${supplierId} and b.deleted_at is null
      and a.reversed_at is null and a.amount_minor > 0
    order by a.received_on desc, a.id limit ${limit}`);
  return [...rows].map(({ days }) => days);
}

function asTaken(error: unknown): never {
  throw sqlStateOf(error) === "23505" ? nameTaken() : error;
}

/** Returns the failure for a name that the agent's suppliers already have. */
export function nameTaken(): Failure {
  const message = "You have a supplier of that name already.";
  return new Failure("CONFLICT", message, { fields: { name: [message] } });
}

/** Locks and reads any supplier that isn't withdrawn, with its metadata; in a transaction across agents. */
export async function lockSupplierMetadata(tx: Tx, id: string) {
  const [row] = await tx.db
    .select({ id: suppliers.id, name: suppliers.name, metadata: suppliers.metadata })
    .from(suppliers)
    .where(and(eq(suppliers.id, id), isNull(suppliers.withdrawnAt)))
    .for("update");
  return row;
}

export async function updateSupplierMetadata(
  tx: Tx,
  id: string,
  metadata: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.db.update(suppliers).set({ metadata, updatedAt: tx.now }).where(eq(suppliers.id, id));
}
