import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { MoneyText } from "@/components/shared/text/money-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { Report, ReportColumn, ReportRow } from "@/lib/books/reports/report.model";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { currency } from "@/lib/platform/base/money";

/** The rows of a report, each leading to what its figures are made of; below them the sums of each currency. */
export function ReportTable({
  report: { title, columns },
  rows,
  totals,
}: {
  readonly report: Report;
  readonly rows: readonly ReportRow[];
  readonly totals: readonly ReportRow[];
}) {
  const [first, ...others] = columns;
  const shown = [...rows, ...totals];
  const lead: Column<ReportRow> = {
    id: "lead",
    label: first?.label ?? "",
    card: "title",
    cell: (row) => (
      <Lead
        words={totals.includes(row) ? `Total ${row.currency}` : String(row[first?.id ?? ""])}
        href={row.href}
      />
    ),
  };
  return (
    <div className="rounded-lg border bg-card">
      <CardTable
        caption={title}
        columns={[lead, ...others.map(columnOf)]}
        rows={shown}
        keyOf={(row) => String(shown.indexOf(row))}
      />
    </div>
  );
}

function Lead({ words, href }: { readonly words: string; readonly href: string | null }) {
  return href === null ? (
    <span className="wrap-anywhere font-medium">{words}</span>
  ) : (
    <PageLink href={href} className="wrap-anywhere font-medium underline">
      {words}
    </PageLink>
  );
}

function columnOf({ id, label, kind }: ReportColumn): Column<ReportRow> {
  const isFigure = kind === "money" || kind === "count";
  return {
    id: id.replaceAll(/[^a-z]/g, ""),
    label,
    ...(isFigure ? { align: "end" as const } : {}),
    cell: (row) => <Figure value={row[id] ?? null} kind={kind} code={row.currency} />,
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
