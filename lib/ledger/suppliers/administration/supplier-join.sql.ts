import "server-only";
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { supplierJoins, suppliers } from "@/db/schema";
import { Failure } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";
import type { MovedRows } from "./moved-rows.model";
import { UNDO_DAYS, undoableUntil } from "./supplier-join.model";

const DAY_MS = 86_400_000;

/**
 * Locks two suppliers in the order of their ids. New bookings may still refer to them, because a foreign key check
 * doesn't wait for this kind of lock.
 */
export async function lockPair(tx: Tx, fromId: string, intoId: string) {
  const rows = await tx.db
    .select()
    .from(suppliers)
    .where(inArray(suppliers.id, [fromId, intoId]))
    .orderBy(asc(suppliers.id))
    .for("no key update");
  const [from, into] = [fromId, intoId].map((id) => rows.find((row) => row.id === id));
  if (!from || !into) throw new Failure("NOT_FOUND");
  return { from, into };
}

export async function insertJoin(
  tx: Tx,
  join: { readonly id: string; readonly fromId: string; readonly intoId: string; readonly moved: MovedRows },
): Promise<void> {
  await tx.db.insert(supplierJoins).values({ ...join, createdAt: tx.now });
}

/** Locks and reads a merge that is in force. Throws NOT_FOUND if there is none. */
export async function lockJoin(tx: Tx, id: string) {
  const [row] = await tx.db
    .select()
    .from(supplierJoins)
    .where(and(eq(supplierJoins.id, id), isNull(supplierJoins.undoneAt)))
    .for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

export async function markJoinUndone(tx: Tx, id: string): Promise<void> {
  await tx.db.update(supplierJoins).set({ undoneAt: tx.now }).where(eq(supplierJoins.id, id));
}

/** Reads the merges into a supplier that can still be undone, the newest first. */
export async function selectJoinsInto(tx: Tx, intoId: string) {
  const since = new Date(tx.now.getTime() - UNDO_DAYS * DAY_MS);
  const rows = await tx.db
    .select({ joinId: supplierJoins.id, name: suppliers.name, at: supplierJoins.createdAt })
    .from(supplierJoins)
    .innerJoin(suppliers, eq(suppliers.id, supplierJoins.fromId))
    .where(
      and(
        eq(supplierJoins.intoId, intoId),
        isNull(supplierJoins.undoneAt),
        gt(supplierJoins.createdAt, since),
      ),
    )
    .orderBy(desc(supplierJoins.createdAt));
  return rows.map(({ joinId, name, at }) => ({ joinId, name, until: undoableUntil(at).toISOString() }));
}

/**
 * Returns the supplier that all agents see instead of this one, or this one itself, as far as the caller may see
 * suppliers.
 */
export async function selectJoinedInto(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.db.execute<{ id: string }>(sql`
    with recursive led as (
      select id, merged_into, 0 as step from ${suppliers} where id = ${id}
      union all
      select s.id, s.merged_into, led.step + 1 from led join ${suppliers} s on s.id = led.merged_into where led.step < 8)
    select id from led order by step desc limit 1`);
  return row?.id ?? id;
}
