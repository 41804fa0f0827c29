"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import { DayText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { SOURCE_WORDS } from "@/lib/ledger/exchange-rates/rate.model";
import type { RateRow } from "@/lib/ledger/exchange-rates/rate-list.model";
import { RATES_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

/** The exchange rates of currency pairs by day, newest first. */
export function RateList({ rates, total }: { readonly rates: readonly RateRow[]; readonly total: number }) {
  return (
    <section aria-label="Rates">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox url={RATES_URL} label="Search rates" placeholder="USD, EUR/JPY..." />
      </div>
      {rates.length === 0 ? (
        <EmptyState illustration="ledger" title="No rates found">
          Upload a file of rates, or have the European Central Bank's fetched every day.
        </EmptyState>
      ) : (
        <div className="rounded-lg border bg-card">
          <CardTable
            caption="Exchange rates"
            columns={COLUMNS}
            rows={rates}
            keyOf={({ base, quote, day }) => `${base} ${quote} ${day}`}
          />
        </div>
      )}
      <Pagination url={RATES_URL} total={total} noun="rate" />
    </section>
  );
}

const COLUMNS: readonly Column<RateRow>[] = [
  {
    id: "rate",
    label: "Rate",
    card: "title",
    cell: ({ base, quote, rate }) => (
      <span className="tabular-nums">
        1 {base} = <b className="font-medium">{rate}</b> {quote}
      </span>
    ),
  },
  { id: "day", label: "Day", card: "aside", cell: ({ day }) => <DayText value={day} /> },
  {
    id: "source",
    label: "Source",
    cell: ({ source, fileName }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={source === "ecb" ? "info" : "grey"}>{SOURCE_WORDS[source]}</Badge>
        <span className="text-muted-foreground [overflow-wrap:anywhere]">{fileName}</span>
      </span>
    ),
  },
];
