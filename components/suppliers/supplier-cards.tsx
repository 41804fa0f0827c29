import { Card } from "@/components/ui/card";
import type { SupplierStats } from "@/lib/suppliers/supplier-list.model";

/** The four figures of the directory. */
export function SupplierCards({ stats }: { readonly stats: SupplierStats }) {
  const whole = (count: number) => count.toLocaleString("en-US");
  const days = stats.averagePaymentDays === 1 ? "day" : "days";
  const cards = [
    { title: "My Suppliers", value: whole(stats.total), detail: "In your network" },
    { title: "New This Month", value: whole(stats.newThisMonth), detail: "Added in the last 30 days" },
    {
      title: "Payment Timing",
      value: `${whole(stats.averagePaymentDays)} ${days}`,
      detail: "Days to receive commission",
    },
    { title: "Active Suppliers", value: whole(stats.active), detail: "With recent bookings" },
  ];
  return (
    <ul className="mb-5 grid grid-cols-2 gap-3 xl:grid-cols-4">
      {cards.map(({ title, value, detail }) => (
        <li key={title}>
          <Card className="h-full p-4">
            <p className="text-muted-foreground">{title}</p>
            <p className="mt-1 font-semibold text-xl tabular-nums">{value}</p>
            <p className="mt-1 text-muted-foreground text-sm">{detail}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
