import type { Money } from "@/lib/platform/base/money";

/**
 * Returns the commission as a percentage of the total, such as "10.0%"; null if they are in different currencies or the
 * total isn't positive.
 */
export function commissionRate(total: Money, commission: Money): string | null {
  if (total.currency !== commission.currency || total.minor <= 0) return null;
  return `${((commission.minor / total.minor) * 100).toFixed(1)}%`;
}
