import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { readSupplierStats } from "./read-supplier";
import type { Supplier } from "./supplier.model";
import type { SupplierListQuery } from "./supplier-list.model";
import { countSuppliers, selectCountries, selectSuppliers } from "./supplier-list.sql";

export type SupplierPage = { readonly data: readonly Supplier[]; readonly count: number };

/** Lists suppliers that the agent may see, by filter and scope, with the total number. */
export function listSuppliers(ctx: Context, query: SupplierListQuery): Promise<SupplierPage> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const [data, count] = await Promise.all([
      selectSuppliers(tx, owner, query),
      countSuppliers(tx, owner, query),
    ]);
    return { data, count };
  });
}

/** Lists suppliers together with the two figures that the REST contract includes. */
export function listSuppliersWithFigures(ctx: Context, query: SupplierListQuery) {
  return inReadTransaction(ctx, async (tx) => {
    const [page, stats] = await Promise.all([listSuppliers(tx, query), readSupplierStats(tx)]);
    return {
      ...page,
      averagePaymentDays: stats.averagePaymentDays,
      activeSuppliersCount: stats.active,
    };
  });
}

/** Lists the countries of the suppliers in the agent's network, for the filter. */
export function listCountries(ctx: Context): Promise<readonly string[]> {
  return inReadTransaction(ctx, (tx) => selectCountries(tx, ownerOf(tx)));
}
