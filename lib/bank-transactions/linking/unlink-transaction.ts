import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { releaseAllocations } from "@/lib/bookings/payments/release-allocations";
import { removeReport } from "@/lib/commission-reports/moves/remove-report";
import { unpayEntries } from "@/lib/commission-reports/pay-entries";
import { inTenant, type Tx } from "@/lib/context/transaction";
import { forgetLink, unlearnLink } from "@/lib/matching/learn";
import { type LockedTransaction, updateTransaction } from "../transaction-write.sql";
import { refreshOthersOf, refreshTransactionStatus } from "../write-transaction-status";
import { closeLink, deleteProposed, type OpenLink, selectReportSource, type Target } from "./link.sql";

/**
 * Takes an open link of a locked transaction back, with all the money it brought; what it taught counts no more, and the
 * pair is never proposed again. `isUndone`: a slip of the hand is undone, which says nothing of the pair.
 */
export async function unlinkTransaction(
  tx: Tx,
  locked: LockedTransaction,
  link: OpenLink,
  { isUndone = false } = {},
): Promise<void> {
  const target = targetOf(link);
  const close = () => closeLink(tx, link.id);
  if ("reportId" in target) await unpayEntries(tx, target.reportId, link.id, close);
  else {
    await inTenant(tx, target.userId, (tenant) => releaseAllocations(tenant, { linkId: link.id }));
    await close();
  }
  await (isUndone ? forgetLink(tx, link.id) : unlearnLink(tx, link.id));
  if ("reportId" in target) await removeSplit(tx, target.reportId);
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
    before: { status: locked.status, linkId: link.id, ...target },
  });
}

/** A report that a deposit was divided into says nothing without it. */
async function removeSplit(tx: Tx, reportId: string): Promise<void> {
  if ((await selectReportSource(tx, reportId)) === "split")
    await removeReport(tx, { id: reportId, version: null });
}

function targetOf({ reportId, bookingId, bookingUserId }: OpenLink): Target {
  if (reportId !== null) return { reportId };
  return { userId: bookingUserId ?? "", bookingId: bookingId ?? "" };
}
