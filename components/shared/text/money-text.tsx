import { cn } from "@/components/ui/cn";
import { formatMoney, type Money } from "@/lib/platform/base/money";

/**
 * An amount such as `USD 1,234.50`, on one line; a dash for `null`. For server components only: in the browser it
 * would load lib/platform/base/money and zod (30 kB), so rows of client lists receive amounts as text.
 */
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
