import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import type { TransactionFilter } from "./transaction-list.model";
import { countByStatus } from "./transaction-list.sql";
import type { TransactionStatus } from "./transaction-status.model";

/** How many transactions a filter finds of each status, whatever statuses it names; one that has none is absent. */
export function countStatuses(
  ctx: Context,
  filter: TransactionFilter,
): Promise<Readonly<Partial<Record<TransactionStatus, number>>>> {
  adminOnly(ctx);
  return inListTransaction(ctx, (tx) => countByStatus(tx, { ...filter, status: undefined }));
}
