import "server-only";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import { DEFAULT_PAYMENT_DAYS, type SupplierStats } from "./supplier-list.model";
import { selectCountries, selectSupplierCounts } from "./supplier-list.sql";

/** The directory's four figures, and the countries to filter by. */
export function readSupplierStats(
  ctx: Context,
): Promise<{ readonly stats: SupplierStats; readonly countries: readonly string[] }> {
  return reading(ctx, async (tx) => {
    const [counts, countries] = await Promise.all([
      selectSupplierCounts(tx, ownerOf(tx)),
      selectCountries(tx, ownerOf(tx)),
    ]);
    const stats = {
      total: counts?.total ?? 0,
      newThisMonth: counts?.newThisMonth ?? 0,
      averagePaymentDays: counts?.paymentDays ?? DEFAULT_PAYMENT_DAYS,
      active: counts?.active ?? 0,
    };
    return { stats, countries };
  });
}
