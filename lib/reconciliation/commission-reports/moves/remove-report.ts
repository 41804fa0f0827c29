import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enqueueSearch } from "../../unclaimed-commission/enqueue-search";
import { resettleFileOf, unsettleFileOf } from "../arrival/waiting-file.sql";
import { type ReportTarget, withLockedReport } from "./change-report";
import { unremoveReport, updateReport } from "./change-report.sql";

/**
 * Removes a report that was imported by mistake from all lists. The file from which it was created waits again. Throws
 * CONFLICT while it is paid.
 */
export function removeReport(ctx: Context | Tx, target: ReportTarget): Promise<void> {
  return withLockedReport(ctx, target, "commission-report.remove", async (tx, report) => {
    if (report.transactionId || report.paidOutsideAt) {
      throw new Failure("CONFLICT", "This report is paid. Unlink its transaction before you remove it.");
    }
    await updateReport(tx, report, { removedAt: tx.now });
    await unsettleFileOf(tx, report.id);
    // The search withdraws offers of its unclaimed commission.
    await enqueueSearch(tx);
    return { before: { status: report.status } };
  });
}

/** Restores a removed report. Throws CONFLICT if its file has been settled in the meantime. */
export async function restoreReport(ctx: Context | Tx, id: string): Promise<void> {
  const by = adminOnly(ctx);
  await inSystemTransaction(ctx, async (tx) => {
    if (!(await unremoveReport(tx, id))) throw new Failure("CONFLICT", "This report isn't removed.");
    await resettleFileOf(tx, id, by);
    await enqueueSearch(tx);
    await recordAudit(tx, { action: "commission-report.restore", entity: "commission-report", entityId: id });
  });
}
