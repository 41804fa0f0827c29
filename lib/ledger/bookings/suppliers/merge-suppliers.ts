import "server-only";
import { mergeSupplierRows, unmergeSupplierRows } from "@/lib/ledger/suppliers/merge-supplier-rows";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { refreshSupplierBookings } from "./refresh-supplier-bookings";
import { moveBookings, moveBookingsBack } from "./supplier-bookings.sql";

/**
 * Merges one supplier into another: its bookings move, their due dates are updated, and its name refers to the other
 * supplier from now on.
 */
export function mergeSuppliers(
  ctx: Context | Tx,
  { fromId, intoId }: { readonly fromId: string; readonly intoId: string },
): Promise<{ mergeId: string; moved: number }> {
  return inTransaction(ctx, async (tx) => {
    const joined = await mergeSupplierRows(tx, fromId, intoId);
    const moved = await moveBookings(tx, ownerOf(tx), joined);
    await refreshSupplierBookings(tx, intoId);
    return { mergeId: joined.mergeId, moved };
  });
}

/** Undoes a merge: exactly the bookings that it moved go back, as they were. */
export function unmergeSuppliers(ctx: Context | Tx, mergeId: string): Promise<{ moved: number }> {
  return inTransaction(ctx, async (tx) => {
    const joined = await unmergeSupplierRows(tx, mergeId);
    const moved = await moveBookingsBack(tx, ownerOf(tx), joined);
    await refreshSupplierBookings(tx, joined.fromId);
    await refreshSupplierBookings(tx, joined.intoId);
    return { moved };
  });
}
