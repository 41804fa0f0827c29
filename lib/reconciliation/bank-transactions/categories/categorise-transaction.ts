import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { learnFromIgnore } from "@/lib/reconciliation/matching/learn";
import { lockTransactionForDecision, type TransactionRef } from "../linking/lock-transaction-for-decision";
import { readTransaction } from "../read-transaction";
import { restoreTransaction } from "../restore-transaction";
import type { TransactionDetail } from "../transaction.model";
import { type LockedTransaction, updateTransaction } from "../transaction-write.sql";
import { refreshTransactionStatus } from "../write-transaction-status";
import type { CategoryChoice } from "./category.model";

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
