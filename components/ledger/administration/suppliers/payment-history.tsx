import { SectionCard } from "@/components/desk/dashboard/section-card";
import { DelayPlot } from "@/components/ledger/suppliers/delay-plot";
import { ticksOf } from "@/components/shared/chart/ticks.model";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import {
  averageDays,
  lastYearOf,
  type MonthMedian,
  type PaymentHistory,
  type PaymentMonth,
  recalledIn,
  receivedIn,
} from "@/lib/ledger/suppliers/intelligence/payment-history.model";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";

/** The payments and recalls of a supplier by month, and how long after travel it paid. */
export function PaymentHistoryCard({ history }: { readonly history: PaymentHistory }) {
  return (
    <div id="payment-history" className="mt-4 max-w-5xl scroll-mt-20">
      <SectionCard title="Payment History" description="Of all agents, by month and currency">
        {history.months.length === 0 ? <p>Nothing has been paid yet.</p> : <Months history={history} />}
      </SectionCard>
    </div>
  );
}

function Months({ history }: { readonly history: PaymentHistory }) {
  return (
    <div className="flex flex-col gap-4">
      <DaysToPay medians={history.medians} />
      <DelayPlot delays={history.delays} />
      <CardTable
        caption="Payments by month"
        columns={COLUMNS}
        rows={history.months}
        keyOf={({ month, currency }) => `${month} ${currency}`}
        className="tabular-nums"
      />
    </div>
  );
}

const COLUMNS: readonly Column<PaymentMonth>[] = [
  { id: "month", label: "Month", card: "title", cell: ({ month }) => monthInWords(month) },
  {
    id: "received",
    label: "Received",
    align: "end",
    card: "aside",
    cell: (month) => formatMoney(receivedIn(month)),
  },
  { id: "payments", label: "Payments", align: "end", cell: ({ payments }) => payments },
  { id: "days", label: "Days to pay, average", align: "end", cell: (month) => averageDays(month) ?? "–" },
  { id: "partial", label: "Partial", align: "end", cell: ({ partial }) => partial },
  {
    id: "recalled",
    label: "Recalled",
    align: "end",
    cell: (month) => (month.recalled === 0 ? "–" : `${month.recalled}, ${formatMoney(recalledIn(month))}`),
  },
];

const HEIGHT = 160;
const FOOT = 28;
const LABEL = "fill-muted-foreground text-xs";

/**
 * A chart, drawn on the server, of the median days from travel end to payment by month. The table below it contains
 * the same numbers, and those of the months before the last year.
 */
function DaysToPay({ medians }: { readonly medians: readonly MonthMedian[] }) {
  if (medians.length === 0) return null;
  const year = lastYearOf(medians);
  const days = year.flatMap(({ median }) => median ?? []);
  const ticks = ticksOf(Math.min(0, ...days), Math.max(1, ...days));
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  const up = (value: number) => HEIGHT - ((value - first) / (last - first)) * (HEIGHT - 8);
  const across = (within: number) => `${((within / year.length) * 100).toFixed(3)}%`;
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">
        Days to pay
        <span className="ml-2 font-normal text-muted-foreground text-sm">median by month of payment</span>
      </figcaption>
      <svg
        height={HEIGHT + FOOT}
        className="ml-11 w-[calc(100%-2.75rem)] overflow-visible"
        role="img"
        aria-label={`Median days to pay by month, from ${counted(Math.min(...days), "day")} to ${counted(Math.max(...days), "day")}`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1="0" x2="100%" y1={up(tick)} y2={up(tick)} stroke="var(--border)" />
            <text x="-6" y={up(tick) + 4} textAnchor="end" className={LABEL}>
              {tick} d
            </text>
          </g>
        ))}
        {year.map(({ month, median }, index) => (
          <g key={month}>
            {median === null ? null : (
              <rect
                x={across(index + 0.2)}
                width={across(0.6)}
                y={Math.min(up(median), up(0))}
                height={Math.max(Math.abs(up(median) - up(0)), 1)}
                rx="2"
                fill="var(--chart-1)"
              />
            )}
            <text
              x={across(index + 0.5)}
              y={HEIGHT + 6}
              textAnchor="middle"
              dominantBaseline="hanging"
              className={index % 3 === 0 ? LABEL : `${LABEL} max-md:hidden`}
            >
              {monthInWords(month, "short")}
            </text>
          </g>
        ))}
      </svg>
      <details className="mt-1 text-sm">
        <summary className="w-fit rounded-sm text-muted-foreground">View as table</summary>
        <Table caption="Median days to pay by month" className="text-sm">
          <TableHeader>
            <TableRow>
              {["Month", "Median days", "Payments"].map((label) => (
                <TableHead key={label}>{label}</TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {medians.map(({ month, median, payments }) => (
              <TableRow key={month} className="tabular-nums">
                <TableCell>{monthInWords(month)}</TableCell>
                <TableCell>{median}</TableCell>
                <TableCell>{payments}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </figure>
  );
}
