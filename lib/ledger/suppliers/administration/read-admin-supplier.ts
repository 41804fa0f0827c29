import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { figuresOf } from "../intelligence/supplier-figures.model";
import { selectFigures } from "../intelligence/supplier-figures.sql";
import { supplierJson } from "../supplier.model";
import { selectAdminSupplier } from "../supplier-list.sql";
import type { AdminSupplierView } from "./admin-supplier.model";
import { selectSupplierState } from "./admin-supplier.sql";
import { selectJoinsInto } from "./supplier-join.sql";

/**
 * Reads a supplier with the figures of all agents' bookings there, for administrators. Throws NOT_FOUND if there is
 * none.
 */
export function readAdminSupplier(ctx: Context, id: string): Promise<AdminSupplierView> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [supplier, standing, groups, merges] = await Promise.all([
      selectAdminSupplier(tx, id),
      selectSupplierState(tx, id),
      selectFigures(tx, [id]),
      selectJoinsInto(tx, id),
    ]);
    if (!supplier || !standing) throw new Failure("NOT_FOUND");
    const { aliases, ownerId, ownerName, agents, mergedInto } = standing;
    const figures = figuresOf(groups.get(id) ?? []);
    return {
      supplier: { ...supplierJson(supplier), bookingCount: figures.bookingCount },
      aliases,
      owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? ownerId },
      agents,
      figures,
      mergedInto,
      merges,
    };
  });
}
