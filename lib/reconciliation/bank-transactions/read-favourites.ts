import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { selectFavourites } from "./candidate.sql";
import type { Favourite } from "./transaction.model";

/** Returns what confirming each of these transactions would pay, for review before they are confirmed together. */
export function readFavourites(ctx: Context, ids: readonly string[]): Promise<readonly Favourite[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectFavourites(tx, ids));
}
