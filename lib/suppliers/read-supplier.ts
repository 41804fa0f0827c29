import "server-only";
import { Failure } from "@/lib/base/failure";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import type { Supplier } from "./supplier.model";
import { selectSupplier } from "./supplier-list.sql";

/** A supplier that the agent may see; NOT_FOUND for everything else. */
export function readSupplier(ctx: Context, id: string): Promise<Supplier> {
  return reading(ctx, async (tx) => {
    const supplier = await selectSupplier(tx, ownerOf(tx), id);
    if (!supplier) throw new Failure("NOT_FOUND");
    return supplier;
  });
}
