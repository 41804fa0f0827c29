import "server-only";
import type { Answers } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { payLocked, unpayLocked } from "../paying/pay-entries";
import { lockEntries } from "../report.sql";
import { type ReportTarget, withLockedReport } from "./change-report";
import { updateReport } from "./change-report.sql";

/**
 * Why entries pay more than their bookings are owed, and the confirmation of second recalls; both are refused
 * otherwise.
 */
type Options = Omit<Answers, "by">;

/**
 * Marks a report as paid to the agent's own bank. Its matched entries are paid without a bank transaction of ours.
 * Throws CONFLICT if a transaction pays it.
 */
export function payOutside(ctx: Context | Tx, target: ReportTarget, answers: Options = {}): Promise<void> {
  return withLockedReport(ctx, target, "commission-report.pay-outside", async (tx, report, admin) => {
    if (report.transactionId)
      throw new Failure("CONFLICT", "A transaction pays this report. Unlink it first.");
    if (report.paidOutsideAt)
      throw new Failure("CONFLICT", "This report was paid to the agent's own bank already.");
    await updateReport(tx, report, { paidOutsideAt: tx.now });
    const paid = { ...report, paidOutsideAt: tx.now };
    await payLocked(tx, paid, await lockEntries(tx, report.id), { ...answers, by: admin });
    return {
      after: { paidOutside: true, ...(answers.overReason ? { overReason: answers.overReason } : {}) },
    };
  });
}

/** Undoes `payOutside`: the entries wait for their money again. */
export function unpayOutside(ctx: Context | Tx, target: ReportTarget): Promise<void> {
  return withLockedReport(ctx, target, "commission-report.unpay-outside", async (tx, report) => {
    if (!report.paidOutsideAt)
      throw new Failure("CONFLICT", "This report wasn't paid to the agent's own bank.");
    const entries = await lockEntries(tx, report.id);
    await unpayLocked(tx, report.id, new Set(entries.map(({ id }) => id)));
    await updateReport(tx, report, { paidOutsideAt: null });
    return { after: { paidOutside: false } };
  });
}
