import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, type Tx } from "@/lib/platform/context/transaction";
import { cacheFigures } from "@/lib/platform/figures/cache-figures";
import type { CachedFigures } from "@/lib/platform/figures/cached-figures.model";
import { figuresOf, type PlatformFigures } from "./supplier-figures.model";
import { countSuppliersOfAll, selectAllFigures } from "./supplier-figures.sql";

/** Returns the figures of all agents' bookings at suppliers, at most a minute old. */
export function readPlatformFigures(ctx: Context): Promise<CachedFigures<PlatformFigures>> {
  return cacheFigures(ctx, "supplier figures", addUp);
}

/** Returns the current figures. */
export function countPlatformFigures(ctx: Context): Promise<PlatformFigures> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, addUp);
}

/** Counts the suppliers, in the transaction of a caller that stores the count with other figures. */
export function countSuppliers(tx: Tx) {
  return countSuppliersOfAll(tx);
}

async function addUp(tx: Tx): Promise<PlatformFigures> {
  const [groups, counts] = await Promise.all([selectAllFigures(tx), countSuppliersOfAll(tx)]);
  return { ...figuresOf(groups), ...counts };
}
