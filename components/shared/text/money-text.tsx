import { cn } from "@/components/ui/cn";
import { formatMoney, type Money } from "@/lib/platform/base/money";

/** `USD 1,234.50`, on one line; `null` is a dash. For server components: the browser would fetch lib/platform/base/money and zod with it (30 kB), so rows of client lists carry amounts in words. */
export function MoneyText({
  value,
  className,
}: {
  readonly value: Money | null;
  readonly className?: string;
}) {
  return (
    <span className={cn("whitespace-nowrap tabular-nums", className)}>
      {value ? formatMoney(value) : "–"}
    </span>
  );
}
