import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction, inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { TransactionRow } from "./transaction.model";
import type { TransactionFilter, TransactionListQuery, TransactionSum } from "./transaction-list.model";
import { countByStatus, countTransactions, selectSums, selectTransactionPage } from "./transaction-list.sql";
import { type TransactionStatus, WAITING } from "./transaction-status.model";

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

/** The newest transactions that a text finds, one more than `most` where there are more: counting all that a common word finds takes longer than whoever types wants to wait. */
export function findTransactions(ctx: Context, search: string, most: number): Promise<TransactionRow[]> {
  adminOnly(ctx);
  const query = { filters: { search }, sort: undefined, skip: 0, limit: most + 1 };
  return inSystemReadTransaction(ctx, (tx) => selectTransactionPage(tx, query));
}

/** How many transactions a filter finds of each status, whatever statuses it names; one that has none is absent. */
export function countStatuses(
  ctx: Context,
  filter: TransactionFilter,
): Promise<Readonly<Partial<Record<TransactionStatus, number>>>> {
  adminOnly(ctx);
  return inListTransaction(ctx, (tx) => countByStatus(tx, { ...filter, status: undefined }));
}

/** How many transactions wait for an administrator to decide. */
export function countWaiting(ctx: Context): Promise<number> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) =>
    countTransactions(tx, { search: undefined, status: [...WAITING] }),
  );
}

/** What everything that a filter finds comes to, by currency, money that came and money that left apart. */
export function sumTransactions(ctx: Context, filter: TransactionFilter): Promise<TransactionSum[]> {
  adminOnly(ctx);
  return inListTransaction(ctx, (tx) => selectSums(tx, filter));
}
