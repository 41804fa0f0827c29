import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { learnFromIgnore } from "@/lib/reconciliation/matching/learn";
import type { CategoryChoice } from "./categories/category.model";
import { decideTransaction, recordDecision, type TransactionRef } from "./linking/decide-transaction";
import { unlinkTransaction } from "./linking/unlink-transaction";
import { enqueueMatching } from "./matcher/enqueue-matching";
import type { TransactionDetail } from "./transaction.model";
import { type LockedTransaction, NOT_ASIDE, updateTransaction } from "./transaction-write.sql";
import { refreshTransactionStatus } from "./write-transaction-status";

/**
 * Ignores a transaction that pays no commission. A linked one is unlinked first; one that is already ignored stays
 * unchanged. Throws STALE if it changed since `version`.
 */
export function ignoreTransaction(ctx: Context | Tx, ref: TransactionRef): Promise<TransactionDetail> {
  return decideTransaction(ctx, ref, async (tx, locked, link) => {
    if (locked.ignoredAt !== null) return;
    if (link) await unlinkTransaction(tx, locked, link);
    await updateTransaction(tx, ref.id, { ignoredAt: tx.now });
    await refreshTransactionStatus(tx, [ref.id]);
    await learnFromIgnore(tx, ref.id);
    await recordDecision(tx, ref.id, "ignore", {
      before: { status: locked.status },
      after: { status: "IGNORED" },
    });
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
  return decideTransaction(ctx, ref, async (tx, locked, link) => {
    if (link) throw new Failure("CONFLICT", "This transaction is linked. Unlink it first.");
    const isAside = locked.ignoredAt !== null;
    const isSame = isAside && locked.category === said.category && locked.categoryNote === said.note;
    if (!isSame && (said.category !== null || isAside)) await writeCategory(tx, locked, said);
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
  await recordDecision(tx, id, "categorise", {
    before: ignoredAt === null ? { status } : { category: locked.category, note: locked.categoryNote },
    after: { category, note },
  });
}

/**
 * Removes the category of a transaction and restores it, so that the matcher examines it again. A transaction without a
 * category stays unchanged.
 */
export function uncategoriseTransaction(ctx: Context, ref: TransactionRef): Promise<TransactionDetail> {
  return decideTransaction(ctx, ref, async (tx, locked) => {
    if (locked.category !== null) await restore(tx, locked);
  });
}

/**
 * Restores an ignored transaction, so that the matcher examines it again. One that isn't ignored stays unchanged.
 * Throws STALE if it changed since `version`.
 */
export function restoreTransaction(ctx: Context | Tx, ref: TransactionRef): Promise<TransactionDetail> {
  return decideTransaction(ctx, ref, restore);
}

async function restore(
  tx: Tx,
  { id, ignoredAt, category, categoryNote: note }: LockedTransaction,
): Promise<void> {
  if (ignoredAt === null) return;
  await updateTransaction(tx, id, { ...NOT_ASIDE, restoredAt: tx.now, decision: null });
  await refreshTransactionStatus(tx, [id]);
  await enqueueMatching(tx, { transactionIds: [id] });
  await recordDecision(tx, id, "restore", { before: { status: "IGNORED", category, note } });
}
