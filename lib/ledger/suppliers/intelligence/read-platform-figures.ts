import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, type Tx } from "@/lib/platform/context/transaction";
import { keepFigures } from "@/lib/platform/figures/keep-figures";
import type { Kept } from "@/lib/platform/figures/kept.model";
import { figuresOf, type PlatformFigures } from "./supplier-figures.model";
import { countSuppliersOfAll, selectAllFigures } from "./supplier-figures.sql";

/** What all agents' bookings at suppliers come to, at most a minute old. */
export function readPlatformFigures(ctx: Context): Promise<Kept<PlatformFigures>> {
  return keepFigures(ctx, "supplier figures", addUp);
}

/** The same as it is now. */
export function countPlatformFigures(ctx: Context): Promise<PlatformFigures> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, addUp);
}

/** How many suppliers there are, in a transaction that keeps it with other figures. */
export function countSuppliers(tx: Tx) {
  return countSuppliersOfAll(tx);
}

async function addUp(tx: Tx): Promise<PlatformFigures> {
  const [groups, counts] = await Promise.all([selectAllFigures(tx), countSuppliersOfAll(tx)]);
  return { ...figuresOf(groups), ...counts };
}
