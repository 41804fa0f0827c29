import "server-only";
import { staleFailure } from "@/lib/platform/audit/who-changed";
import type { Failure } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";
import { notFound } from "../read-transaction";
import { type LockedTransaction, lockTransaction } from "../transaction-write.sql";
import { lockOpenLink, type OpenLink, selectTargetWords } from "./link.sql";

/** A transaction to decide about. `version` is the one that the user saw; null accepts any version. */
export type TransactionRef = { readonly id: string; readonly version: number | null };

/**
 * Locks a transaction and its open link. Throws NOT_FOUND if the transaction doesn't exist, STALE if it changed since
 * the caller saw it.
 */
export async function lockTransactionForDecision(
  tx: Tx,
  { id, version }: TransactionRef,
): Promise<{ readonly locked: LockedTransaction; readonly link: OpenLink | undefined }> {
  const locked = await lockTransaction(tx, id);
  if (!locked) throw notFound();
  const link = await lockOpenLink(tx, id);
  if (version !== null && version !== locked.version) throw await changedMeanwhile(tx, locked, link);
  return { locked, link };
}

async function changedMeanwhile(
  tx: Tx,
  { id, updatedAt }: LockedTransaction,
  link: OpenLink | undefined,
): Promise<Failure> {
  return await staleFailure(tx, {
    entity: "bank-transaction",
    id,
    what: "This transaction",
    changedAt: updatedAt,
    linkedTo: link ? await selectTargetWords(tx, link) : null,
  });
}
