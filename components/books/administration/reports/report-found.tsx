import { EmptyState } from "@/components/shared/states/empty-state";
import type { Report, ReportData } from "@/lib/books/reports/report.model";
import { ReportPages } from "./report-choices";
import { ReportTable } from "./report-table";
import { ReportTrends } from "./report-trends";

/** What a report comes to: how it went by month where it says so, then its rows. */
export function ReportFound({ report, data }: { readonly report: Report; readonly data: ReportData }) {
  const { count, trend } = data;
  const drawn = report.columns.find(({ id }) => id === report.trend);
  if (count === 0)
    return (
      <EmptyState illustration="ledger" title="Nothing to report">
        Nothing was found for this choice.
      </EmptyState>
    );
  return (
    <>
      {drawn ? <ReportTrends label={drawn.label} trend={trend} /> : null}
      <div className="mt-4">
        <ReportTable report={report} data={data} />
      </div>
      <ReportPages total={count} />
    </>
  );
}
