import { Trend } from "@/components/shared/chart/trend";
import { DayText } from "@/components/shared/text/date-text";
import type { Week } from "@/lib/desk/admin-dashboard/figures.model";
import { whole } from "./facts";

export function WeekTrend({ title, weeks }: { readonly title: string; readonly weeks: readonly Week[] }) {
  return (
    <Trend
      title={title}
      column="Week from"
      steps={weeks.map(({ from, count }) => ({
        key: from,
        name: <DayText value={from} />,
        value: count,
        written: whole(count),
      }))}
    />
  );
}
