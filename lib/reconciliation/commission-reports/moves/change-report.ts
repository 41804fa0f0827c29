import "server-only";
import type { Change } from "@/lib/platform/audit/audit.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { lockWithTransaction } from "../entries/change-entry";
import { refreshReport } from "../refresh-report";
import type { LockedReport } from "../report.sql";

export type ReportTarget = {
  readonly id: string;
  /** The version that the caller saw; null overwrites any version. */
  readonly version: number | null;
};

type Told = Pick<Change, "before" | "after">;

/**
 * Runs an administrator's change of a locked report, records it in the audit, and increments the version. Throws
 * NOT_FOUND if the report doesn't exist, STALE if it changed since `version`.
 */
export async function withLockedReport(
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
