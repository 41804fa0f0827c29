import "server-only";
import type { Change } from "@/lib/platform/audit/audit.model";
import { staleFailure } from "@/lib/platform/audit/read-audit";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { ENTRY_REASON_WORDS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import { refreshTransactionStatus } from "@/lib/reconciliation/bank-transactions/write-transaction-status";
import { lockTransactionOf } from "../paying/pay-entries.sql";
import type { ReportEntry } from "../report.model";
import { type LockedReport, lockEntries, lockReport } from "../report.sql";
import { type EntryChange, selectReportOf, updateEntry } from "./change-entry.sql";

export type EntryTarget = {
  readonly id: string;
  /** The version that the caller saw; null overwrites any version. */
  readonly version: number | null;
};

/** A locked entry that an administrator changes, with its report. */
export type LockedEntry = {
  readonly tx: Tx;
  readonly admin: string;
  readonly report: LockedReport;
  readonly entry: ReportEntry;
};

/** The entry after a change. Every change of an entry also increments the report's version. */
export type ChangedEntry = { readonly id: string; readonly reportId: string; readonly version: number };

/**
 * Runs an administrator's change of a report entry. Locks the transaction, the report and the entry in this order,
 * before any bookings. Throws NOT_FOUND if the entry doesn't exist, STALE if it changed since `version`.
 */
export async function withLockedEntry(
  ctx: Context | Tx,
  { id, version }: EntryTarget,
  change: (at: LockedEntry) => Promise<void>,
): Promise<ChangedEntry> {
  const admin = adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { report, entry } = await lockAtHand(tx, id);
    if (version !== null && version !== entry.version) {
      throw await staleFailure(tx, { entity: "commission-report-entry", id, what: "This entry" });
    }
    await change({ tx, admin, report, entry });
    if (report.transactionId) await refreshTransactionStatus(tx, [report.transactionId]);
    const [after] = await lockEntries(tx, report.id, id);
    return { id, reportId: report.id, version: after?.version ?? entry.version };
  });
}

async function lockAtHand(tx: Tx, id: string): Promise<Pick<LockedEntry, "report" | "entry">> {
  const reportId = await selectReportOf(tx, id);
  const report = reportId && (await lockWithTransaction(tx, reportId));
  const [entry] = report ? await lockEntries(tx, report.id, id) : [];
  if (!report || !entry) throw new Failure("NOT_FOUND");
  return { report, entry };
}

/**
 * Locks the transaction that pays a report, then the report, which is the order that all code uses. Throws STALE if the
 * report's payment was linked or unlinked in the meantime.
 */
export async function lockWithTransaction(tx: Tx, reportId: string): Promise<LockedReport | undefined> {
  const transactionId = (await lockTransactionOf(tx, reportId)) ?? null;
  const report = await lockReport(tx, reportId);
  if (report && report.transactionId !== transactionId)
    throw new Failure(
      "STALE",
      "Whether a transaction pays this report has changed meanwhile. Look at it again.",
    );
  return report;
}

/** Stores a change of a locked entry and records it in the audit. */
export async function writeEntry(
  { tx, entry }: LockedEntry,
  action: string,
  change: EntryChange,
  facts: Pick<Change, "before" | "after" | "reason"> = {},
): Promise<ReportEntry> {
  await updateEntry(tx, entry.id, change);
  await recordAudit(tx, { action, entity: "commission-report-entry", entityId: entry.id, ...facts });
  return { ...entry, ...change };
}

/** Throws CONFLICT for the part of a split that has no booking, which can't change while its deposit is linked. */
export function refuseForNone({ differenceReason }: Pick<ReportEntry, "differenceReason">): void {
  if (!differenceReason) return;
  const words = ENTRY_REASON_WORDS[differenceReason].toLowerCase();
  throw new Failure(
    "CONFLICT",
    `This entry is paid for no booking: ${words}. Unlink its deposit to change that.`,
  );
}
