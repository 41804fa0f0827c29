import type { ReactNode } from "react";
import { Trend } from "@/components/shared/chart/trend";
import { EmptyState } from "@/components/shared/states/empty-state";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { MoneyText } from "@/components/shared/text/money-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { Report, ReportColumn, ReportData } from "@/lib/books/reports/report.model";
import type { ReportDays, ReportRow } from "@/lib/books/reports/report-leads.model";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { currency, formatMoney } from "@/lib/platform/base/money";
import { ReportPages } from "./report-choices";

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

/** The rows of a report, with a link from each figure to what it consists of, and the totals by currency below. */
function ReportTable({
  report: { title, columns },
  data: { rows, totals, of },
}: {
  readonly report: Report;
  readonly data: ReportData;
}) {
  const [first, ...others] = columns;
  const shown = [...rows, ...totals];
  const lead: Column<ReportRow> = {
    id: "lead",
    label: first?.label ?? "",
    card: "title",
    cell: (row) => (
      <Leading to={first?.leads?.(row, of)}>
        <span className="wrap-anywhere font-medium">
          {totals.includes(row) ? `Total ${row.currency}` : String(row[first?.id ?? ""])}
        </span>
      </Leading>
    ),
  };
  return (
    <div className="rounded-lg border bg-card">
      <CardTable
        caption={title}
        columns={[lead, ...others.map((column) => columnOf(column, of))]}
        rows={shown}
        keyOf={(row) => String(shown.indexOf(row))}
      />
    </div>
  );
}

function Leading({ to, children }: { readonly to: string | null | undefined; readonly children: ReactNode }) {
  return to ? (
    <PageLink href={to} className="inline-block leading-6 underline underline-offset-4">
      {children}
    </PageLink>
  ) : (
    children
  );
}

function columnOf({ id, label, kind, leads }: ReportColumn, of: ReportDays): Column<ReportRow> {
  const isFigure = kind === "money" || kind === "count";
  return {
    id: id.replaceAll(/[^a-z]/g, ""),
    label,
    ...(isFigure ? { align: "end" as const } : {}),
    cell: (row) => (
      <Leading to={Number(row[id]) === 0 ? null : leads?.(row, of)}>
        <Figure value={row[id] ?? null} kind={kind} code={row.currency} />
      </Leading>
    ),
  };
}

function Figure({
  value,
  kind,
  code,
}: {
  readonly value: string | number | null;
  readonly kind: ReportColumn["kind"];
  readonly code: string;
}) {
  if (value === null) return <span className="text-muted-foreground">–</span>;
  if (kind === "money") return <MoneyText value={{ minor: Number(value), currency: currency.parse(code) }} />;
  if (kind === "month")
    return <span className="whitespace-nowrap">{monthInWords(String(value), "short")}</span>;
  return <span className={kind === "count" ? "tabular-nums" : "wrap-anywhere"}>{value}</span>;
}
