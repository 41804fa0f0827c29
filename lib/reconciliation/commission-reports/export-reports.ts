import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import { exportLine, type ReportFilters } from "./report-list.model";
import { selectMarks, selectReportsAfter } from "./report-list.sql";

const BATCH = 500;

/** The lines of every report that a filter finds, newest first, read as they are asked for. */
export async function* exportReports(
  ctx: Context,
  filters: ReportFilters,
): AsyncGenerator<readonly (readonly (string | number)[])[]> {
  adminOnly(ctx);
  let last: Parameters<typeof selectReportsAfter>[2];
  for (;;) {
    const after = last;
    const batch = await inListTransaction(ctx, async (tx) => {
      const reports = await selectReportsAfter(tx, filters, after, BATCH);
      const marks = await selectMarks(
        tx,
        reports.map(({ id }) => id),
      );
      return reports.map((report) => ({ ...report, entries: marks.get(report.id) ?? [] }));
    });
    yield batch.map(exportLine);
    last = batch.at(-1);
    if (batch.length < BATCH) return;
  }
}
