import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { TransactionRow } from "./transaction.model";
import { selectTransactionPage } from "./transaction-list.sql";

/** The newest transactions that a text finds, one more than `most` where there are more: counting all that a common word finds takes longer than whoever types wants to wait. */
export function findTransactions(ctx: Context, search: string, most: number): Promise<TransactionRow[]> {
  adminOnly(ctx);
  const query = { filters: { search }, sort: undefined, skip: 0, limit: most + 1 };
  return inSystemReadTransaction(ctx, (tx) => selectTransactionPage(tx, query));
}
