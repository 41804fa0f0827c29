import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { enqueueMatching, enqueueMatchingAnew } from "./matcher/enqueue-matching";

/**
 * Requests that the matcher examine these transactions again, as far as they are undecided. An empty list means all
 * undecided ones.
 */
export function matchAgain(ctx: Context, ids: readonly string[]): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, (tx) =>
    ids.length > 0 ? enqueueMatching(tx, { transactionIds: [...ids] }) : enqueueMatchingAnew(tx),
  );
}
