import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { restoreReport } from "@/lib/reconciliation/commission-reports/moves/remove-report";
import { readTransaction } from "../read-transaction";
import type { TransactionDetail } from "../transaction.model";
import { countSplit, type OpenLink } from "./link.sql";
import { type LinkedBy, linkTransaction } from "./link-transaction";
import { lockTransactionForDecision, type TransactionRef } from "./lock-transaction-for-decision";
import { isPaidAlike, selectGiven, selectLastLink, selectReportState } from "./restore-link.sql";
import { targetOf } from "./unlink-transaction";

/**
 * Restores the transaction's last link with all its answers: the exchange rate, the fee, the write-off, and the reason
 * for an excess. The report of a split is restored too. Throws CONFLICT if the transaction is linked, was never linked,
 * or wouldn't pay exactly the same as before, so that old answers never apply to anything else.
 */
export function restoreLink(ctx: Context | Tx, ref: TransactionRef): Promise<TransactionDetail> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { locked, link } = await lockTransactionForDecision(tx, ref);
    if (link) throw new Failure("CONFLICT", "This transaction is linked already. Unlink it first.");
    const last = await selectLastLink(tx, ref.id);
    if (!last) throw new Failure("CONFLICT", "This transaction was never linked.");
    const grounds = await groundsOf(tx, last, await reportOf(tx, last));
    const linkId = await linkTransaction(tx, locked, targetOf(last), grounds);
    if (!(await isPaidAlike(tx, last, linkId)))
      throw new Failure("CONFLICT", "What this pays has changed since. Link it again.");
    return readTransaction(tx, ref.id);
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
