import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inCachedReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { DEFAULT_PAYMENT_DAYS, type SupplierStats } from "./supplier-list.model";
import { selectSupplierCounts } from "./supplier-list.sql";

/** The directory's four figures. */
export function readSupplierStats(ctx: Context): Promise<SupplierStats> {
  return inCachedReadTransaction(ctx, async (tx) => {
    const counts = await selectSupplierCounts(tx, ownerOf(tx));
    return {
      total: counts?.total ?? 0,
      newThisMonth: counts?.newThisMonth ?? 0,
      averagePaymentDays: counts?.paymentDays ?? DEFAULT_PAYMENT_DAYS,
      active: counts?.active ?? 0,
    };
  });
}
