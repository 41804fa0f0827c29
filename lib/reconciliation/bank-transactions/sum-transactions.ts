import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import type { TransactionFilter, TransactionSum } from "./transaction-list.model";
import { selectSums } from "./transaction-list.sql";

/** What everything that a filter finds comes to, by currency, money that came and money that left apart. */
export function sumTransactions(ctx: Context, filter: TransactionFilter): Promise<TransactionSum[]> {
  adminOnly(ctx);
  return inListTransaction(ctx, (tx) => selectSums(tx, filter));
}
