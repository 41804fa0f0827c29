import { Trend } from "@/components/shared/chart/trend";
import { EmptyState } from "@/components/shared/states/empty-state";
import type { Report, ReportData } from "@/lib/books/reports/report.model";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { currency, formatMoney } from "@/lib/platform/base/money";
import { ReportPages } from "./report-choices";
import { ReportTable } from "./report-table";

/** The result of a report: its trend by month, if it has one, and its rows. */
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

/** The trend of a report's figure by month, for each currency that has any. */
export function ReportTrends({
  label,
  trend,
}: {
  readonly label: string;
  readonly trend: ReportData["trend"];
}) {
  const currencies = Map.groupBy(trend, (step) => step.currency);
  const told = [...currencies].filter(([, steps]) => steps.some(({ value }) => Number(value) !== 0));
  return told.map(([code, steps]) => (
    <Trend
      key={code}
      title={`${label} by month, in ${code}`}
      column="Month"
      steps={steps.map(({ month, value }) => ({
        key: month,
        name: monthInWords(month),
        value: Number(value),
        written: formatMoney({ minor: Number(value), currency: currency.parse(code) }),
      }))}
    />
  ));
}
