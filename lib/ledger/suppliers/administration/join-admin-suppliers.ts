import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";
import { updateAdminSupplier } from "./admin-supplier.sql";
import type { GivenToSupplier, MovedRows } from "./moved-rows.model";
import { givenBy, undoableUntil, withGiven, withoutGiven } from "./supplier-join.model";
import { insertJoin, lockJoin, lockPair, markJoinUndone } from "./supplier-join.sql";

/**
 * Lets one supplier stand for another for all agents: its names, patterns, and where it has none contact and policy are the
 * other's too. CONFLICT for one that is merged already, or where agents at the one can't see the other.
 */
export async function joinAdminSuppliers(tx: Tx, fromId: string, intoId: string) {
  if (fromId === intoId) throw new Failure("INVALID_INPUT", "Choose two different suppliers.");
  const { from, into } = await lockPair(tx, fromId, intoId);
  if (from.mergedInto !== null || into.mergedInto !== null) {
    throw new Failure("CONFLICT", "This supplier has been merged already.");
  }
  if (into.ownerId !== null && into.ownerId !== from.ownerId) {
    throw new Failure("CONFLICT", `Only one agent sees ${into.name}. Verify it first.`);
  }
  const given = givenBy(from, into);
  await updateAdminSupplier(tx, intoId, withGiven(into, given));
  await updateAdminSupplier(tx, fromId, { mergedInto: intoId });
  return { from, into, given };
}

/** Undoes it, as far as nothing of it was changed since. NOT_FOUND for a merging that isn't in force, CONFLICT for one that is too old or that another rests on. */
export async function partAdminSuppliers(tx: Tx, joinId: string): Promise<void> {
  const join = await lockJoin(tx, joinId);
  if (undoableUntil(join.createdAt) <= tx.now) {
    throw new Failure("CONFLICT", "It is too late to undo this merge.");
  }
  const { from, into } = await lockPair(tx, join.fromId, join.intoId);
  if (into.mergedInto !== null) {
    throw new Failure("CONFLICT", `${into.name} has been merged since. Undo that merge first.`);
  }
  await updateAdminSupplier(tx, from.id, { mergedInto: null });
  await updateAdminSupplier(tx, into.id, withoutGiven(into, join.moved.given));
  await markJoinUndone(tx, joinId);
}

/** Whether all agents' due dates there follow from another policy now. */
export function changesPolicy({ values }: GivenToSupplier): boolean {
  return "paymentLagDays" in values;
}

/** Keeps what a merging moved. */
export function keepJoin(
  tx: Tx,
  join: { readonly id: string; readonly fromId: string; readonly intoId: string; readonly moved: MovedRows },
): Promise<void> {
  return insertJoin(tx, join);
}

/** A merging that is in force, under lock; NOT_FOUND without it. */
export function takeJoin(tx: Tx, joinId: string) {
  return lockJoin(tx, joinId);
}
