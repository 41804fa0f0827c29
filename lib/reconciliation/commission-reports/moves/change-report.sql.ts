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

/** Its status, counts and version are written by `refreshReport`. */
export async function updateReport(tx: Tx, report: ReportRow, change: ReportChange): Promise<void> {
  await tx.db
    .update(commissionReports)
    .set({ ...change, search: searchTextOf({ ...report, ...change }) })
    .where(eq(commissionReports.id, report.id));
}

/** Brings a removed report back; false where none is. */
export async function unremoveReport(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.db
    .update(commissionReports)
    .set({ removedAt: null })
    .where(and(eq(commissionReports.id, id), isNotNull(commissionReports.removedAt)))
    .returning({ id: commissionReports.id });
  if (rows.length === 0) return false;
  // Whoever offers what is nobody's looks at lines that have changed.
  await tx.db
    .update(reportEntries)
    .set({ version: sql`${reportEntries.version} + 1` })
    .where(and(eq(reportEntries.reportId, id), isNull(reportEntries.bookingId)));
  return true;
}
