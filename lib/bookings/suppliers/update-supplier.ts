import "server-only";
import type { Context } from "@/lib/context/context";
import { inTransaction, type Tx } from "@/lib/context/transaction";
import { saveSupplier } from "@/lib/suppliers/save-supplier";
import type { Supplier } from "@/lib/suppliers/supplier.model";
import type { SupplierChange } from "@/lib/suppliers/supplier-draft.model";
import { refreshSupplierBookings } from "./refresh-supplier-bookings";

/** Changes a supplier, and the due dates and search texts of its bookings with it, in one transaction. */
export function updateSupplier(ctx: Context | Tx, change: SupplierChange): Promise<Supplier> {
  return inTransaction(ctx, async (tx) => {
    const { supplier, touchesBookings } = await saveSupplier(tx, change);
    if (touchesBookings) await refreshSupplierBookings(tx, change.id);
    return supplier;
  });
}
