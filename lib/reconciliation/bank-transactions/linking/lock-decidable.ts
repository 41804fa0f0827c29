import "server-only";
import { staleFailure } from "@/lib/platform/audit/who-changed";
import type { Failure } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";
import { notFound } from "../read-transaction";
import { type LockedTransaction, lockTransaction } from "../transaction-write.sql";
import { lockOpenLink, type OpenLink, selectTargetWords } from "./link.sql";

/** Which transaction somebody decides about; `version` is the one they saw, null takes whatever is there. */
export type TransactionRef = { readonly id: string; readonly version: number | null };

/** A transaction and its open link under lock as the caller saw them; NOT_FOUND without it, STALE where it has changed since. */
export async function lockDecidable(
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
