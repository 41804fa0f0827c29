import { SectionCard } from "@/components/desk/dashboard/section-card";
import { Trend } from "@/components/shared/chart/trend";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { CurrencyFigures } from "@/lib/desk/admin-dashboard/figures.model";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { currency, formatMoney } from "@/lib/platform/base/money";
import type { CachedFigures } from "@/lib/platform/figures/cached-figures.model";
import { AsOf } from "./as-of";

const COLUMNS = [
  { key: "expectedMinor", title: "Expected" },
  { key: "overdueMinor", title: "Overdue" },
  { key: "receivedMinor", title: "Received" },
] as const;

/** The commission of all agents, one line per currency; for the first currency also by month. */
export function FinancialSummary({
  figures: { at, value },
}: {
  readonly figures: CachedFigures<readonly CurrencyFigures[]>;
}) {
  const [main] = value;
  return (
    <SectionCard
      title="Financial Summary"
      description="Commission of all agents, by currency"
      empty={main ? null : "No commission yet"}
    >
      {main ? (
        <>
          <CurrencyTable currencies={value} />
          <Trend
            title={`Received by month, in ${main.currency}`}
            column="Month"
            steps={main.months.map(({ month, minor }) => ({
              key: month,
              name: monthInWords(month),
              value: minor,
              written: written(minor, main.currency),
            }))}
          />
        </>
      ) : null}
      <AsOf at={at} />
    </SectionCard>
  );
}

function CurrencyTable({ currencies }: { readonly currencies: readonly CurrencyFigures[] }) {
  return (
    <Table caption="Commission by currency">
      <TableHeader>
        <TableRow>
          <TableHead className="max-sm:sr-only">Currency</TableHead>
          {COLUMNS.map(({ key, title }) => (
            <TableHead key={key} className="text-right max-sm:px-1">
              {title}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {currencies.map((one) => (
          <TableRow key={one.currency}>
            <TableHead scope="row" className="text-base text-foreground max-sm:sr-only">
              {one.currency}
            </TableHead>
            {COLUMNS.map(({ key }) => (
              <TableCell
                key={key}
                className="whitespace-nowrap text-right tabular-nums max-sm:px-1 max-sm:text-sm"
              >
                {written(one[key], one.currency)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function written(minor: number, code: string): string {
  return formatMoney({ minor, currency: currency.parse(code) });
}
