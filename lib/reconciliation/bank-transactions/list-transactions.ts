import "server-only";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import {
  inAdminReadTransaction,
  inListTransaction,
  inSystemReadTransaction,
} from "@/lib/platform/context/transaction";
import { selectFavourites } from "./candidate.sql";
import type { Favourite, TransactionRow } from "./transaction.model";
import {
  TRANSACTION_COLUMNS,
  type TransactionExportQuery,
  type TransactionFilter,
  type TransactionListQuery,
  type TransactionSum,
} from "./transaction-list.model";
import {
  countByStatus,
  countTransactions,
  selectSums,
  selectTransactionPage,
  selectTransactionsAfter,
} from "./transaction-list.sql";
import { type TransactionStatus, WAITING } from "./transaction-status.model";

type TransactionPage = { readonly data: readonly TransactionRow[]; readonly count: number };

/** Returns one page of the platform's bank transactions, newest first by default, and the number of matches. */
export function listTransactions(ctx: Context, query: TransactionListQuery): Promise<TransactionPage> {
  return inListTransaction(ctx, async (tx) => {
    const count = await countTransactions(tx, query.filters);
    const data = count <= query.skip ? [] : await selectTransactionPage(tx, query);
    return { data, count };
  });
}

/**
 * Returns the newest transactions that contain a text, up to `most` + 1, so that the caller knows whether there are
 * more. Counting all matches of a common word would be too slow while the user types.
 */
export function findTransactions(ctx: Context, search: string, most: number): Promise<TransactionRow[]> {
  adminOnly(ctx);
  const query = { filters: { search }, sort: undefined, skip: 0, limit: most + 1 };
  return inSystemReadTransaction(ctx, (tx) => selectTransactionPage(tx, query));
}

/**
 * Counts the transactions that match a filter by status, ignoring the filter's own statuses. Statuses without matches
 * are absent.
 */
export function countStatuses(
  ctx: Context,
  filter: TransactionFilter,
): Promise<Readonly<Partial<Record<TransactionStatus, number>>>> {
  return inListTransaction(ctx, (tx) => countByStatus(tx, { ...filter, status: undefined }));
}

/** Counts the transactions that wait for an administrator's decision. */
export function countWaiting(ctx: Context): Promise<number> {
  return inAdminReadTransaction(ctx, (tx) =>
    countTransactions(tx, { search: undefined, status: [...WAITING] }),
  );
}

/** Sums the transactions that match a filter by currency, separately for incoming and outgoing amounts. */
export function sumTransactions(ctx: Context, filter: TransactionFilter): Promise<TransactionSum[]> {
  return inListTransaction(ctx, (tx) => selectSums(tx, filter));
}

const BATCH = 1_000;

/** Exports all transactions that match a filter, newest first. For administrators. */
export function exportTransactions(ctx: Context, query: TransactionExportQuery): Sheet {
  adminOnly(ctx);
  const rows = inBatches(BATCH, (last?: TransactionRow) =>
    inListTransaction(ctx, (tx) => selectTransactionsAfter(tx, query, last, BATCH)),
  );
  return sheetOf(TRANSACTION_COLUMNS, rows);
}

/** Returns what confirming each of these transactions would pay, for review before they are confirmed together. */
export function readFavourites(ctx: Context, ids: readonly string[]): Promise<readonly Favourite[]> {
  return inAdminReadTransaction(ctx, (tx) => selectFavourites(tx, ids));
}
