import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { lockTransactionForDecision, type TransactionRef } from "./linking/lock-transaction-for-decision";
import { enqueueMatching } from "./matcher/enqueue-matching";
import { readTransaction } from "./read-transaction";
import type { TransactionDetail } from "./transaction.model";
import { NOT_ASIDE, updateTransaction } from "./transaction-write.sql";
import { refreshTransactionStatus } from "./write-transaction-status";

/**
 * Restores an ignored transaction, so that the matcher examines it again. One that isn't ignored stays unchanged.
 * Throws STALE if it changed since `version`.
 */
export function restoreTransaction(ctx: Context | Tx, ref: TransactionRef): Promise<TransactionDetail> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { locked } = await lockTransactionForDecision(tx, ref);
    if (locked.ignoredAt !== null) {
      await updateTransaction(tx, ref.id, { ...NOT_ASIDE, restoredAt: tx.now, decision: null });
      await refreshTransactionStatus(tx, [ref.id]);
      await enqueueMatching(tx, { transactionIds: [ref.id] });
      await recordAudit(tx, {
        action: "bank-transaction.restore",
        entity: "bank-transaction",
        entityId: ref.id,
        before: { status: "IGNORED", category: locked.category, note: locked.categoryNote },
      });
    }
    return readTransaction(tx, ref.id);
  });
}
