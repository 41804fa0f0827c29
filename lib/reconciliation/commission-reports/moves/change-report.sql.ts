import "server-only";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { commissionReports, reportEntries } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { ReportRow } from "../report.model";
import { searchTextOf } from "../report.sql";

type ReportChange = Partial<
  Pick<
    ReportRow,
    | "referenceNumber"
    | "receivedOn"
    | "grossMinor"
    | "feeMinor"
    | "taxMinor"
    | "adjustmentMinor"
    | "netMinor"
    | "paidOutsideAt"
  >
> & { readonly removedAt?: Date | null; readonly supplierId?: string | null };

/** Updates a report, except its status, counts and version, which `refreshReport` writes. */
export async function updateReport(tx: Tx, report: ReportRow, change: ReportChange): Promise<void> {
  await tx.db
    .update(commissionReports)
    .set({ ...change, search: searchTextOf({ ...report, ...change }) })
    .where(eq(commissionReports.id, report.id));
}

/** Restores a removed report. Returns false if the report isn't removed. */
export async function unremoveReport(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.db
    .update(commissionReports)
    .set({ removedAt: null })
    .where(and(eq(commissionReports.id, id), isNotNull(commissionReports.removedAt)))
    .returning({ id: commissionReports.id });
  if (rows.length === 0) return false;
  // The search for offers of unclaimed commission only examines entries that have changed.
  await tx.db
    .update(reportEntries)
    .set({ version: sql`${reportEntries.version} + 1` })
    .where(and(eq(reportEntries.reportId, id), isNull(reportEntries.bookingId)));
  return true;
}
