import "server-only";
import { addBankPatterns } from "@/lib/ledger/suppliers/add-bank-patterns";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { decideTransaction, recordDecision, type TransactionRef } from "./linking/decide-transaction";
import { enqueueMatching, enqueueMatchingAnew } from "./matcher/enqueue-matching";
import { searchTextOf } from "./patterns/pattern.model";
import type { TransactionDetail } from "./transaction.model";
import { updateTransaction } from "./transaction-write.sql";

/**
 * Assigns a supplier to a transaction. New patterns, if any, are added to those that identify the supplier: words that
 * must all occur in a line. Throws NOT_FOUND if the transaction or the supplier doesn't exist, STALE if the transaction
 * changed since `version`.
 */
export function assignSupplier(
  ctx: Context | Tx,
  ref: TransactionRef,
  { supplierId, newPatterns }: { readonly supplierId: string; readonly newPatterns: readonly string[] },
): Promise<TransactionDetail> {
  return decideTransaction(ctx, ref, async (tx, locked) => {
    const supplier = await addBankPatterns(tx, supplierId, newPatterns);
    if (!supplier) throw new Failure("NOT_FOUND", "Supplier not found.");
    await updateTransaction(tx, ref.id, {
      supplierId,
      isSupplierAssigned: true,
      search: searchTextOf(locked.memo, locked.payer, supplier.name),
    });
    await recordDecision(tx, ref.id, "assign-supplier", {
      before: { supplierId: locked.supplierId },
      after: { supplierId, patterns: newPatterns.length },
    });
    await enqueueMatching(tx, { transactionIds: [ref.id] });
    if (newPatterns.length > 0) await enqueueMatchingAnew(tx);
  });
}
