import "server-only";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import type { Supplier } from "./supplier.model";
import { DEFAULT_PAYMENT_DAYS, type SupplierListQuery } from "./supplier-list.model";
import { countSuppliers, selectSupplierCounts, selectSuppliers } from "./supplier-list.sql";

/** One page of a list, with the two figures that the contract lets travel along. */
export type SupplierPage = {
  readonly data: readonly Supplier[];
  readonly count: number;
  readonly averagePaymentDays: number;
  readonly activeSuppliersCount: number;
};

/** Suppliers that the agent may see, by the filters and scope asked for. */
export function listSuppliers(ctx: Context, query: SupplierListQuery): Promise<SupplierPage> {
  return reading(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const [data, count, counts] = await Promise.all([
      selectSuppliers(tx, owner, query),
      countSuppliers(tx, owner, query),
      selectSupplierCounts(tx, owner),
    ]);
    return {
      data,
      count,
      averagePaymentDays: counts?.paymentDays ?? DEFAULT_PAYMENT_DAYS,
      activeSuppliersCount: counts?.active ?? 0,
    };
  });
}
