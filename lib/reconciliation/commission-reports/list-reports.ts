import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import type { ListedReport, ReportListQuery } from "./report-list.model";
import { countReports, selectMarks, selectReports } from "./report-list.sql";

export type ReportPage = { readonly data: readonly ListedReport[]; readonly count: number };

/** Returns a page of commission reports and the number of matches. For administrators. */
export async function listReports(ctx: Context, query: ReportListQuery): Promise<ReportPage> {
  adminOnly(ctx);
  return inListTransaction(ctx, async (tx) => {
    const [reports, count] = await Promise.all([selectReports(tx, query), countReports(tx, query.filters)]);
    const marks = await selectMarks(
      tx,
      reports.map(({ id }) => id),
    );
    return { data: reports.map((report) => ({ ...report, entries: marks.get(report.id) ?? [] })), count };
  });
}
