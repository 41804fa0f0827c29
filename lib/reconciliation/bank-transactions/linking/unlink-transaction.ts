import "server-only";
import { reverseAllocations } from "@/lib/ledger/bookings/payments/reverse-allocations";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { removeReport, restoreReport } from "@/lib/reconciliation/commission-reports/moves/change-report";
import { unpayEntries } from "@/lib/reconciliation/commission-reports/paying/pay-entries";
import { forgetLink, unlearnLink } from "@/lib/reconciliation/matching/learn";
import type { TransactionDetail } from "../transaction.model";
import { type LockedTransaction, updateTransaction } from "../transaction-write.sql";
import { refreshOthersOf, refreshTransactionStatus } from "../write-transaction-status";
import { decideTransaction, recordDecision, refuseLinked, type TransactionRef } from "./decide-transaction";
import { closeLink, countSplit, deleteProposed, type LinkTarget, type OpenLink, targetOf } from "./link.sql";
import { type LinkedBy, linkTransaction } from "./link-transaction";
import { isPaidAlike, selectGiven, selectLastLink, selectReportState } from "./restore-link.sql";

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
  await recordDecision(tx, locked.id, "unlink", {
    before: { status: locked.status, linkId: link.id, ...target, ...(among === null ? null : { among }) },
  });
}

async function takeBack(tx: Tx, target: LinkTarget, linkId: string): Promise<void> {
  const close = () => closeLink(tx, linkId);
  if ("reportId" in target) return await unpayEntries(tx, target.reportId, linkId, close);
  await inTenant(tx, target.userId, (tenant) => reverseAllocations(tenant, { linkId }));
  await close();
}

/**
 * Restores the transaction's last link with all its answers: the exchange rate, the fee, the write-off, and the reason
 * for an excess. The report of a split is restored too. Throws CONFLICT if the transaction is linked, was never linked,
 * or wouldn't pay exactly the same as before, so that old answers never apply to anything else.
 */
export function restoreLink(ctx: Context | Tx, ref: TransactionRef): Promise<TransactionDetail> {
  return decideTransaction(ctx, ref, async (tx, locked, link) => {
    refuseLinked(link);
    const last = await selectLastLink(tx, ref.id);
    if (!last) throw new Failure("CONFLICT", "This transaction was never linked.");
    const grounds = await groundsOf(tx, last, await reportOf(tx, last));
    const linkId = await linkTransaction(tx, locked, targetOf(last), grounds);
    if (!(await isPaidAlike(tx, last, linkId)))
      throw new Failure("CONFLICT", "What this pays has changed since. Link it again.");
  });
}

type ReportState = Awaited<ReturnType<typeof selectReportState>>;

/** Returns the report of a link. Restores it if unlinking a split removed it. */
async function reportOf(tx: Tx, { reportId }: OpenLink): Promise<ReportState> {
  if (reportId === null) return undefined;
  const report = await selectReportState(tx, reportId);
  if (report?.isRemovedSplit) await restoreReport(tx, reportId);
  return report;
}

async function groundsOf(tx: Tx, last: OpenLink, report: ReportState): Promise<LinkedBy> {
  const given = await selectGiven(tx, last);
  const among = last.reportId === null ? null : await countSplit(tx, last.reportId);
  const choice = given && !report ? choiceOf(given) : undefined;
  return {
    source: "MANUAL",
    score: last.score === null ? null : last.score / 1_000,
    reasons: last.reasons,
    ...(last.wouldLink === null ? {} : { wouldLink: last.wouldLink }),
    ...(report ? { feeMinor: report.feeMinor } : {}),
    ...(among === null ? {} : { split: { among } }),
    choice,
    ...(choice ? { reason: "The link was brought back as it was" } : {}),
    isLargeFee: true,
    rateAnswers: { exchangeRate: given?.rate ?? undefined, isUnusualRate: true },
    overReason: given?.overReason ?? report?.overReason ?? undefined,
    isSecondRecall: true,
  };
}

type Given = { readonly feeMinor: number; readonly shortPayMinor: number };

function choiceOf({ feeMinor, shortPayMinor }: Given): LinkedBy["choice"] {
  if (shortPayMinor > 0) return "accept";
  return feeMinor > 0 ? "fee" : undefined;
}
