import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueSearch } from "../unclaimed-commission/enqueue-search";
import { selectEntryFacts, updateReportStatus, updateStatuses } from "./refresh-report.sql";
import { entryStatusOf, reportStatusOf } from "./report-status.model";

/**
 * Updates the statuses of a report and its entries, and increments the report's version. No other code writes these
 * statuses.
 */
export async function refreshReport(tx: Tx, reportId: string): Promise<void> {
  const facts = await selectEntryFacts(tx, reportId);
  const entries = facts.map((entry) => ({ ...entry, status: entryStatusOf(entry) }));
  const changed = entries.filter(({ status, cached }) => status !== cached);
  await updateStatuses(tx, changed);
  if (changed.length > 0) await enqueueSearch(tx);
  const statuses = entries.map(({ status }) => status);
  const counted = (wanted: string) => statuses.filter((status) => status === wanted).length;
  await updateReportStatus(tx, reportId, {
    status: reportStatusOf(statuses),
    entryCount: statuses.length,
    ignoredCount: counted("IGNORED"),
    closedCount: counted("CLOSED"),
  });
}
