import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { enqueueMatching, enqueueMatchingAnew } from "./matcher/enqueue-matching";

/** Has the matcher look again at these transactions, those of them that are undecided; of none at everything that is. */
export function matchAgain(ctx: Context, ids: readonly string[]): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, (tx) =>
    ids.length > 0 ? enqueueMatching(tx, { transactionIds: [...ids] }) : enqueueMatchingAnew(tx),
  );
}
