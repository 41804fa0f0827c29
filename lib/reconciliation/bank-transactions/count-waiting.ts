import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { countTransactions } from "./transaction-list.sql";
import { WAITING } from "./transaction-status.model";

/** How many transactions wait for an administrator to decide. */
export function countWaiting(ctx: Context): Promise<number> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) =>
    countTransactions(tx, { search: undefined, status: [...WAITING] }),
  );
}
