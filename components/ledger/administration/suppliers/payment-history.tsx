import { SectionCard } from "@/components/desk/dashboard/section-card";
import { DelayPlot } from "@/components/ledger/suppliers/delay-plot";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import {
  averageDays,
  type PaymentHistory,
  type PaymentMonth,
  recalledIn,
  receivedIn,
} from "@/lib/ledger/suppliers/intelligence/payment-history.model";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { formatMoney } from "@/lib/platform/base/money";
import { DaysToPay } from "./days-to-pay";

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
