import { Card } from "@/components/ui/card";
import type { SupplierStats } from "@/lib/ledger/suppliers/supplier-list.model";
import { counted } from "@/lib/platform/base/text";

/** The four figures of the agent's suppliers. */
export function SupplierCards({ stats }: { readonly stats: SupplierStats }) {
  const whole = (count: number) => count.toLocaleString("en-US");
  const cards = [
    { title: "My Suppliers", value: whole(stats.total), detail: "In your network" },
    { title: "New This Month", value: whole(stats.newThisMonth), detail: "Added in the last 30 days" },
    {
      title: "Payment Timing",
      value: paymentTiming(stats.averagePaymentDays),
      detail: "Days to receive commission",
    },
    { title: "Active Suppliers", value: whole(stats.active), detail: "With recent bookings" },
  ];
  return (
    <ul className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ title, value, detail }) => (
        <li key={title}>
          <Card className="h-full p-3 sm:p-4">
            <p className="text-muted-foreground">{title}</p>
            <p className="mt-1 font-semibold text-xl tabular-nums">{value}</p>
            <p className="mt-1 text-muted-foreground text-sm">{detail}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function paymentTiming(days: number): string {
  return days < 0 ? `${counted(-days, "day")} before travel` : counted(days, "day");
}
