import "server-only";
import { saveSupplier } from "@/lib/ledger/suppliers/save-supplier";
import type { Supplier } from "@/lib/ledger/suppliers/supplier.model";
import type { SupplierChange } from "@/lib/ledger/suppliers/supplier-draft.model";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { refreshSupplierBookings } from "./refresh-supplier-bookings";

/** Changes a supplier together with the due dates and search texts of its bookings, in one transaction. */
export function updateSupplier(ctx: Context | Tx, change: SupplierChange): Promise<Supplier> {
  return inTransaction(ctx, async (tx) => {
    const { supplier, touchesBookings } = await saveSupplier(tx, change);
    if (touchesBookings) await refreshSupplierBookings(tx, change.id);
    return supplier;
  });
}
