import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { money } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import type { ReportTotals } from "../report.model";
import type { LockedReport } from "../report.sql";
import { type ReportTarget, withLockedReport } from "./change-report";
import { updateReport } from "./change-report.sql";
import type { ReportCorrection } from "./report-correction.model";

/**
 * Corrects a report's details and totals, including the adjustment. Throws CONFLICT if its totals would change while it
 * is paid.
 */
export function correctReport(
  ctx: Context | Tx,
  target: ReportTarget,
  correction: ReportCorrection,
): Promise<void> {
  return withLockedReport(ctx, target, "commission-report.correct", async (tx, report) => {
    const totals = totalsOf(report, correction);
    const isOther = TOTALS.some((name) => totals[name] !== report[name]);
    if (isOther && (report.transactionId || report.paidOutsideAt)) {
      throw new Failure(
        "CONFLICT",
        "This report is paid. Unlink its transaction before you correct its figures.",
      );
    }
    const { referenceNumber, receivedOn } = correction;
    await updateReport(tx, report, { ...totals, referenceNumber, receivedOn });
    return {
      before: factsOf(report),
      after: factsOf({ ...report, ...totals, receivedOn }),
    };
  });
}

const TOTALS = ["grossMinor", "feeMinor", "taxMinor", "adjustmentMinor", "netMinor"] as const;

function totalsOf({ currency }: LockedReport, given: ReportCorrection): ReportTotals {
  const minor = (amount: number, field: string) => money(amount, currency, field).minor;
  return {
    grossMinor: minor(given.grossAmount, "grossAmount"),
    feeMinor: minor(given.feeAmount, "feeAmount"),
    taxMinor: minor(given.taxAmount, "taxAmount"),
    adjustmentMinor: minor(given.adjustmentAmount, "adjustmentAmount"),
    netMinor: minor(given.netAmount, "netAmount"),
  };
}

function factsOf(report: ReportTotals & Pick<LockedReport, "receivedOn">) {
  const { grossMinor, feeMinor, taxMinor, adjustmentMinor, netMinor, receivedOn } = report;
  return { grossMinor, feeMinor, taxMinor, adjustmentMinor, netMinor, receivedOn };
}
