import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import type { TransactionRow } from "./transaction.model";
import { type TransactionExportQuery, transactionExportLine } from "./transaction-list.model";
import { selectTransactionsAfter } from "./transaction-list.sql";

const BATCH = 1_000;

/** The lines of everything a filter finds, newest first, read as they are asked for: memory stays the same for any number. */
export function exportTransactions(
  ctx: Context,
  query: TransactionExportQuery,
): AsyncGenerator<readonly (readonly (string | number)[])[]> {
  adminOnly(ctx);
  return batchesOf(ctx, query);
}

async function* batchesOf(ctx: Context, query: TransactionExportQuery) {
  let last: TransactionRow | undefined;
  for (;;) {
    const after = last;
    const batch = await inListTransaction(ctx, (tx) => selectTransactionsAfter(tx, query, after, BATCH));
    yield batch.map(transactionExportLine);
    last = batch.at(-1);
    if (batch.length < BATCH) return;
  }
}
