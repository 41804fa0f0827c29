import type { Money } from "@/lib/platform/base/money";

/** What a commission is of the total, as "10.0%"; null where nothing can be said. */
export function commissionRate(total: Money, commission: Money): string | null {
  if (total.currency !== commission.currency || total.minor <= 0) return null;
  return `${((commission.minor / total.minor) * 100).toFixed(1)}%`;
}
