import "server-only";
import type { Change } from "@/lib/platform/audit/audit.model";
import { staleFailure } from "@/lib/platform/audit/read-audit";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inAdminTransaction, type Tx } from "@/lib/platform/context/transaction";
import { notFound, readTransaction } from "../read-transaction";
import type { TransactionDetail } from "../transaction.model";
import { type LockedTransaction, lockTransaction } from "../transaction-write.sql";
import { lockOpenLink, type OpenLink, selectTargetWords } from "./link.sql";

/** A transaction to decide about. `version` is the one that the user saw; null accepts any version. */
export type TransactionRef = { readonly id: string; readonly version: number | null };

/**
 * Runs an administrator's decision about a transaction, and returns the transaction afterwards. Throws NOT_FOUND if it
 * doesn't exist, STALE if it changed since the caller saw it.
 */
export function decideTransaction(
  ctx: Context | Tx,
  ref: TransactionRef,
  decide: (tx: Tx, locked: LockedTransaction, link: OpenLink | undefined) => Promise<unknown>,
): Promise<TransactionDetail> {
  return inAdminTransaction(ctx, async (tx) => {
    const { locked, link } = await lockTransactionForDecision(tx, ref);
    await decide(tx, locked, link);
    return readTransaction(tx, ref.id);
  });
}

/** Records a decision about a transaction in the audit. */
export function recordDecision(
  tx: Tx,
  id: string,
  decision: string,
  facts: Pick<Change, "before" | "after" | "reason">,
): Promise<void> {
  const entity = "bank-transaction";
  return recordAudit(tx, { action: `${entity}.${decision}`, entity, entityId: id, ...facts });
}

/** Throws CONFLICT for a transaction that is linked. */
export function refuseLinked(link: OpenLink | undefined): void {
  if (link) throw new Failure("CONFLICT", "This transaction is linked already. Unlink it first.");
}

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
