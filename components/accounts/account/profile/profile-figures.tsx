import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { formatMoney, type Money } from "@/lib/platform/base/money";

/** The agent's totals: bookings, commission earned and suppliers. */
export function ProfileFigures({
  bookings,
  earned,
  suppliers,
}: {
  readonly bookings: number;
  readonly earned: readonly Money[];
  readonly suppliers: number;
}) {
  const whole = (count: number) => count.toLocaleString("en-US");
  const cards = [
    { title: "Total Bookings", value: [whole(bookings)] },
    { title: "Commission Earned", value: earned.map(formatMoney) },
    { title: "Active Suppliers", value: [whole(suppliers)] },
  ];
  return (
    <ul className="mb-4 grid gap-3 sm:grid-cols-3">
      {cards.map(({ title, value }) => (
        <li key={title}>
          <Card className="h-full p-3 sm:p-4">
            <p className="text-muted-foreground">{title}</p>
            {value.map((one, index) => (
              <p
                key={one}
                className={cn("font-semibold tabular-nums", index === 0 ? "mt-1 text-xl" : "text-sm")}
              >
                {one}
              </p>
            ))}
          </Card>
        </li>
      ))}
    </ul>
  );
}
