import "server-only";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import { type ListedReport, REPORT_COLUMNS, type ReportFilters } from "./report-list.model";
import { selectMarks, selectReportsAfter } from "./report-list.sql";

const BATCH = 500;

/** Exports all reports that match a filter, newest first. For administrators. */
export function exportReports(ctx: Context, filters: ReportFilters): Sheet {
  adminOnly(ctx);
  const reports = inBatches(BATCH, (last?: ListedReport) =>
    inListTransaction(ctx, async (tx) => {
      const found = await selectReportsAfter(tx, filters, last, BATCH);
      const marks = await selectMarks(
        tx,
        found.map(({ id }) => id),
      );
      return found.map((report) => ({ ...report, entries: marks.get(report.id) ?? [] }));
    }),
  );
  return sheetOf(REPORT_COLUMNS, reports);
}
