import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { cacheFigures } from "@/lib/platform/figures/cache-figures";
import { updateAdminSupplier } from "./admin-supplier.sql";
import type { LikelyPair, SupplierDistinction } from "./duplicate.model";
import type { GivenToSupplier, MovedRows } from "./moved-rows.model";
import { givenBy, undoableUntil, withGiven, withoutGiven } from "./supplier-join.model";
import {
  deleteDistinction,
  insertDistinction,
  insertJoin,
  lockJoin,
  lockPair,
  markJoinUndone,
  selectAlike,
  selectMergeable,
} from "./supplier-join.sql";

const FOUND = 500;
const SHOWN = 20;

/**
 * Lists pairs of suppliers that look like the same one. The search is at most a minute old, but decisions made since
 * are applied at once.
 */
export async function listDuplicates(ctx: Context): Promise<readonly LikelyPair[]> {
  adminOnly(ctx);
  const { value } = await cacheFigures(ctx, "supplier duplicates", (tx) => selectAlike(tx, FOUND));
  return inSystemReadTransaction(ctx, (tx) => selectMergeable(tx, value, SHOWN));
}

/** Marks two suppliers as different. Throws NOT_FOUND if either doesn't exist. */
export function markAsDifferent(ctx: Context | Tx, pair: SupplierDistinction): Promise<void> {
  return decided(ctx, pair, "supplier.tell-apart", insertDistinction);
}

/** Removes the mark that two suppliers are different. */
export function unmarkAsDifferent(ctx: Context | Tx, pair: SupplierDistinction): Promise<void> {
  return decided(ctx, pair, "supplier.forget-apart", deleteDistinction);
}

function decided(
  ctx: Context | Tx,
  { oneId, otherId }: SupplierDistinction,
  action: string,
  write: (tx: Tx, oneId: string, otherId: string) => Promise<void>,
): Promise<void> {
  adminOnly(ctx);
  const [first, second] = oneId < otherId ? [oneId, otherId] : [otherId, oneId];
  if (first === second)
    return Promise.reject(new Failure("INVALID_INPUT", "Choose two different suppliers."));
  return inSystemTransaction(ctx, async (tx) => {
    await lockPair(tx, first, second);
    await write(tx, first, second);
    await recordAudit(tx, { action, entity: "supplier", entityId: first, after: { otherId: second } });
  });
}

/**
 * Merges one supplier into another for all agents. The other one gets its names and patterns and, where it has none of
 * its own, its contact and policy. Throws CONFLICT if one of them is merged already, or if agents at the first can't
 * see the second.
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

/**
 * Undoes a merge, except for what was changed since. Throws NOT_FOUND for a merge that isn't in force; CONFLICT for one
 * that is too old or that a later merge builds on.
 */
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

/** Tells whether a merge gave the supplier another policy, which changes the due dates of all agents there. */
export function changesPolicy({ values }: GivenToSupplier): boolean {
  return "paymentLagDays" in values;
}

/** Stores what a merge moved. */
export function keepJoin(
  tx: Tx,
  join: { readonly id: string; readonly fromId: string; readonly intoId: string; readonly moved: MovedRows },
): Promise<void> {
  return insertJoin(tx, join);
}

/** Locks and reads a merge that is in force. Throws NOT_FOUND if there is none. */
export function takeJoin(tx: Tx, joinId: string) {
  return lockJoin(tx, joinId);
}
