import "server-only";
import { adminOnly, type Context } from "@/lib/context/context";
import { systemReading } from "@/lib/context/transaction";
import type { Supplier } from "./supplier.model";
import type { AnySupplierQuery } from "./supplier-list.model";
import { countAnySuppliers, selectAnySuppliers } from "./supplier-list.sql";

/** The suppliers of the platform and of all agents by name, for administrators; counts and settings are no agent's. */
export function listAnySuppliers(
  ctx: Context,
  query: AnySupplierQuery,
): Promise<{ readonly data: readonly Supplier[]; readonly count: number }> {
  adminOnly(ctx);
  return systemReading(ctx, async (tx) => {
    const [data, count] = await Promise.all([selectAnySuppliers(tx, query), countAnySuppliers(tx, query)]);
    return { data, count };
  });
}
