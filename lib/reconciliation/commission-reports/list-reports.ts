import "server-only";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import {
  type ListedReport,
  REPORT_COLUMNS,
  type ReportFilters,
  type ReportListQuery,
} from "./report-list.model";
import { countReports, selectMarks, selectReports, selectReportsAfter } from "./report-list.sql";

type ReportPage = { readonly data: readonly ListedReport[]; readonly count: number };

/** Returns a page of commission reports and the number of matches. For administrators. */
export async function listReports(ctx: Context, query: ReportListQuery): Promise<ReportPage> {
  return inListTransaction(ctx, async (tx) => {
    const [reports, count] = await Promise.all([selectReports(tx, query), countReports(tx, query.filters)]);
    const marks = await selectMarks(
      tx,
      reports.map(({ id }) => id),
    );
    return { data: reports.map((report) => ({ ...report, entries: marks.get(report.id) ?? [] })), count };
  });
}

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
