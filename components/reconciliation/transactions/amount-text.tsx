import { cn } from "@/components/ui/cn";
import { formatMoney, type Money } from "@/lib/platform/base/money";

/** An amount without its sign, after its currency; red if it left the account. */
export function AmountText({ amount, className }: { readonly amount: Money; readonly className?: string }) {
  const isOut = amount.minor < 0;
  return (
    <span
      className={cn("whitespace-nowrap", isOut ? "text-danger-foreground" : "text-ok-foreground", className)}
    >
      {isOut ? <span className="sr-only">paid out </span> : null}
      {formatMoney({ ...amount, minor: Math.abs(amount.minor) })}
    </span>
  );
}
