import { formatMoney, type Money } from "@/lib/platform/base/money";
import type { ReportDeposit } from "./entry-payment.model";

type Paid = { readonly netMinor: number; readonly currency: string };

/**
 * Returns the amount by which a deposit exceeds the net of its report, or null if it doesn't or the currencies differ.
 */
export function depositOver(
  { netMinor, currency }: Paid,
  { deposit, feeMinor }: ReportDeposit,
): Money | null {
  const overMinor = Math.abs(deposit.minor + feeMinor) - Math.abs(netMinor);
  return deposit.currency === currency && overMinor > 0 ? { ...deposit, minor: overMinor } : null;
}

/** "The deposit is USD 10.00 more than the report's net." */
export function depositOverWords(over: Money): string {
  return `The deposit is ${formatMoney(over)} more than the report's net.`;
}
