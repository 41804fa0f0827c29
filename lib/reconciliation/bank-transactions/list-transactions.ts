import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import type { TransactionRow } from "./transaction.model";
import type { TransactionListQuery } from "./transaction-list.model";
import { countTransactions, selectTransactionPage } from "./transaction-list.sql";

export type TransactionPage = { readonly data: readonly TransactionRow[]; readonly count: number };

/** One page of the platform's bank transactions, newest first unless asked for otherwise, and how many the filter finds. */
export function listTransactions(ctx: Context, query: TransactionListQuery): Promise<TransactionPage> {
  adminOnly(ctx);
  return inListTransaction(ctx, async (tx) => {
    const count = await countTransactions(tx, query.filters);
    const data = count <= query.skip ? [] : await selectTransactionPage(tx, query);
    return { data, count };
  });
}
