import "server-only";
import { reverseAllocations } from "@/lib/ledger/bookings/payments/reverse-allocations";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { removeReport } from "@/lib/reconciliation/commission-reports/moves/remove-report";
import { unpayEntries } from "@/lib/reconciliation/commission-reports/paying/pay-entries";
import { forgetLink, unlearnLink } from "@/lib/reconciliation/matching/learn";
import { type LockedTransaction, updateTransaction } from "../transaction-write.sql";
import { refreshOthersOf, refreshTransactionStatus } from "../write-transaction-status";
import { closeLink, countSplit, deleteProposed, type LinkTarget, type OpenLink } from "./link.sql";

/**
 * Removes the open link of a locked transaction and reverses its payments. The matcher forgets what it learned from the
 * link, and never proposes the pair again. With `isUndone`, the link was a mistake, which says nothing about the pair.
 */
export async function unlinkTransaction(
  tx: Tx,
  locked: LockedTransaction,
  link: OpenLink,
  { isUndone = false } = {},
): Promise<void> {
  const target = targetOf(link);
  const among = "reportId" in target ? await countSplit(tx, target.reportId) : null;
  await takeBack(tx, target, link.id);
  await (isUndone ? forgetLink(tx, link.id) : unlearnLink(tx, link.id));
  // A report created by splitting a deposit has no meaning without the deposit.
  if ("reportId" in target && among !== null) await removeReport(tx, { id: target.reportId, version: null });
  if (!isUndone) await deleteProposed(tx, locked.id, target);
  await updateTransaction(tx, locked.id, {
    matchSource: null,
    ...(isUndone ? {} : { decision: "NONE" }),
    metadata: locked.metadata ?? { possibleSupplierNames: [], possibleBookingIdentifiers: [] },
  });
  await refreshTransactionStatus(tx, [locked.id]);
  if ("bookingId" in target) await refreshOthersOf(tx, target, locked.id);
  await recordAudit(tx, {
    action: "bank-transaction.unlink",
    entity: "bank-transaction",
    entityId: locked.id,
    before: { status: locked.status, linkId: link.id, ...target, ...(among === null ? null : { among }) },
  });
}

async function takeBack(tx: Tx, target: LinkTarget, linkId: string): Promise<void> {
  const close = () => closeLink(tx, linkId);
  if ("reportId" in target) return await unpayEntries(tx, target.reportId, linkId, close);
  await inTenant(tx, target.userId, (tenant) => reverseAllocations(tenant, { linkId }));
  await close();
}

/** Returns the target of a link. */
export function targetOf({ reportId, bookingId, bookingUserId }: OpenLink): LinkTarget {
  if (reportId !== null) return { reportId };
  return { userId: bookingUserId ?? "", bookingId: bookingId ?? "" };
}
