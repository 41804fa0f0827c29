import { SectionCard } from "@/components/dashboard/section-card";
import { DelayPlot } from "@/components/suppliers/delay-plot";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatMoney } from "@/lib/base/money";
import {
  averageDays,
  type PaymentHistory,
  recalledIn,
  receivedIn,
} from "@/lib/suppliers/intelligence/payment-history.model";
import { DaysToPay } from "./days-to-pay";

/** What a supplier paid and took back, month by month, and how long after travel. */
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
      <Table caption="Payments by month" className="text-sm">
        <TableHeader>
          <TableRow>
            {["Month", "Received", "Payments", "Days to pay", "Partial", "Recalled"].map((label) => (
              <TableHead key={label}>{label}</TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {history.months.map((month) => (
            <TableRow key={`${month.month} ${month.currency}`} className="tabular-nums">
              <TableCell>{month.month}</TableCell>
              <TableCell className="whitespace-nowrap">{formatMoney(receivedIn(month))}</TableCell>
              <TableCell>{month.payments}</TableCell>
              <TableCell>{averageDays(month) ?? "–"}</TableCell>
              <TableCell>{month.partial}</TableCell>
              <TableCell className="whitespace-nowrap">
                {month.recalled === 0 ? "–" : `${month.recalled}, ${formatMoney(recalledIn(month))}`}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
