import { Trend } from "@/components/shared/chart/trend";
import type { ReportData } from "@/lib/books/reports/report.model";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { currency, formatMoney } from "@/lib/platform/base/money";

/** How a figure of a report went by month, for each currency in which there is any of it. */
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
