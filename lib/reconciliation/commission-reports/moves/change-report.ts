import "server-only";
import type { Answers } from "@/lib/ledger/bookings/payments/difference-reason.model";
import type { Change } from "@/lib/platform/audit/audit.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { money } from "@/lib/platform/base/money";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enqueueSearch } from "@/lib/reconciliation/unclaimed-commission/enqueue-search";
import { resettleFileOf, unsettleFileOf } from "../arrival/waiting-file.sql";
import { lockWithTransaction } from "../entries/change-entry";
import type { ReportCorrection } from "../entries/report-correction.model";
import { payLocked, unpayLocked } from "../paying/pay-entries";
import { refreshReport } from "../refresh-report";
import type { ReportTotals } from "../report.model";
import { type LockedReport, lockEntries } from "../report.sql";
import { unremoveReport, updateReport } from "./change-report.sql";

type ReportTarget = {
  readonly id: string;
  /** The version that the caller saw; null overwrites any version. */
  readonly version: number | null;
};

type Told = Pick<Change, "before" | "after">;

/**
 * Runs an administrator's change of a locked report, records it in the audit, and increments the version. Throws
 * NOT_FOUND if the report doesn't exist, STALE if it changed since `version`.
 */
async function withLockedReport(
  ctx: Context | Tx,
  { id, version }: ReportTarget,
  action: string,
  change: (tx: Tx, report: LockedReport, admin: string) => Promise<Told | undefined>,
): Promise<void> {
  const admin = adminOnly(ctx);
  await inSystemTransaction(ctx, async (tx) => {
    const report = await lockWithTransaction(tx, id);
    if (!report) throw new Failure("NOT_FOUND");
    if (version !== null && version !== report.version) throw new Failure("STALE");
    const told = await change(tx, report, admin);
    await recordAudit(tx, { action, entity: "commission-report", entityId: id, ...told });
    await refreshReport(tx, id);
  });
}

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

/**
 * Why entries pay more than their bookings are owed, and the confirmation of second recalls; both are refused
 * otherwise.
 */
type PayOptions = Omit<Answers, "by">;

/**
 * Marks a report as paid to the agent's own bank. Its matched entries are paid without a bank transaction of ours.
 * Throws CONFLICT if a transaction pays it.
 */
export function payOutside(ctx: Context | Tx, target: ReportTarget, answers: PayOptions = {}): Promise<void> {
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
