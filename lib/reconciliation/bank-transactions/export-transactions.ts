import "server-only";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import type { TransactionRow } from "./transaction.model";
import { TRANSACTION_COLUMNS, type TransactionExportQuery } from "./transaction-list.model";
import { selectTransactionsAfter } from "./transaction-list.sql";

const BATCH = 1_000;

/** Exports all transactions that match a filter, newest first. For administrators. */
export function exportTransactions(ctx: Context, query: TransactionExportQuery): Sheet {
  adminOnly(ctx);
  const rows = inBatches(BATCH, (last?: TransactionRow) =>
    inListTransaction(ctx, (tx) => selectTransactionsAfter(tx, query, last, BATCH)),
  );
  return sheetOf(TRANSACTION_COLUMNS, rows);
}
