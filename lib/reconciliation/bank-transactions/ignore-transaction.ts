import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { learnFromIgnore } from "@/lib/reconciliation/matching/learn";
import { lockTransactionForDecision, type TransactionRef } from "./linking/lock-transaction-for-decision";
import { unlinkTransaction } from "./linking/unlink-transaction";
import { readTransaction } from "./read-transaction";
import type { TransactionDetail } from "./transaction.model";
import { updateTransaction } from "./transaction-write.sql";
import { refreshTransactionStatus } from "./write-transaction-status";

/**
 * Ignores a transaction that pays no commission. A linked one is unlinked first; one that is already ignored stays
 * unchanged. Throws STALE if it changed since `version`.
 */
export function ignoreTransaction(ctx: Context | Tx, ref: TransactionRef): Promise<TransactionDetail> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { locked, link } = await lockTransactionForDecision(tx, ref);
    if (locked.ignoredAt === null) {
      if (link) await unlinkTransaction(tx, locked, link);
      await updateTransaction(tx, ref.id, { ignoredAt: tx.now });
      await refreshTransactionStatus(tx, [ref.id]);
      await learnFromIgnore(tx, ref.id);
      await recordAudit(tx, {
        action: "bank-transaction.ignore",
        entity: "bank-transaction",
        entityId: ref.id,
        before: { status: locked.status },
        after: { status: "IGNORED" },
      });
    }
    return readTransaction(tx, ref.id);
  });
}
