import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { cacheFigures } from "@/lib/platform/figures/cache-figures";
import type { LikelyPair, SupplierDistinction } from "./duplicate.model";
import { deleteDistinction, insertDistinction, selectAlike, selectMergeable } from "./duplicate.sql";
import { lockPair } from "./supplier-join.sql";

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
