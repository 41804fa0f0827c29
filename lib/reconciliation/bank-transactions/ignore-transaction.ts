import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { learnFromIgnore } from "@/lib/reconciliation/matching/learn";
import type { CategoryChoice } from "./categories/category.model";
import { lockTransactionForDecision, type TransactionRef } from "./linking/lock-transaction-for-decision";
import { unlinkTransaction } from "./linking/unlink-transaction";
import { enqueueMatching } from "./matcher/enqueue-matching";
import { readTransaction } from "./read-transaction";
import type { TransactionDetail } from "./transaction.model";
import { type LockedTransaction, NOT_ASIDE, updateTransaction } from "./transaction-write.sql";
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

/** A `category` of null removes the category. */
type Said = { readonly category: CategoryChoice["category"] | null; readonly note: string | null };

/**
 * Gives a transaction that pays no commission a category, and thereby ignores it. A `category` of null removes the
 * category of an ignored transaction, which stays ignored. Throws CONFLICT if the transaction is linked, because it
 * must be unlinked first, and STALE if it changed since `version`.
 */
export function categoriseTransaction(
  ctx: Context | Tx,
  ref: TransactionRef,
  said: Said,
): Promise<TransactionDetail> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { locked, link } = await lockTransactionForDecision(tx, ref);
    if (link) throw new Failure("CONFLICT", "This transaction is linked. Unlink it first.");
    const isAside = locked.ignoredAt !== null;
    const isSame = isAside && locked.category === said.category && locked.categoryNote === said.note;
    if (!isSame && (said.category !== null || isAside)) await writeCategory(tx, locked, said);
    return readTransaction(tx, ref.id);
  });
}

async function writeCategory(
  tx: Tx,
  locked: LockedTransaction,
  { category, note: said }: Said,
): Promise<void> {
  const { id, status, ignoredAt } = locked;
  const note = category === null ? null : said;
  await updateTransaction(tx, id, {
    ignoredAt: ignoredAt ?? tx.now,
    category,
    categoryNote: note,
    categoryRuleId: null,
  });
  await refreshTransactionStatus(tx, [id]);
  if (ignoredAt === null) await learnFromIgnore(tx, id);
  await recordAudit(tx, {
    action: "bank-transaction.categorise",
    entity: "bank-transaction",
    entityId: id,
    before: ignoredAt === null ? { status } : { category: locked.category, note: locked.categoryNote },
    after: { category, note },
  });
}

/**
 * Removes the category of a transaction and restores it, so that the matcher examines it again. A transaction without a
 * category stays unchanged.
 */
export function uncategoriseTransaction(ctx: Context, ref: TransactionRef): Promise<TransactionDetail> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { locked } = await lockTransactionForDecision(tx, ref);
    return locked.category === null ? readTransaction(tx, ref.id) : restoreTransaction(tx, ref);
  });
}

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
