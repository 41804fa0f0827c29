import "server-only";
import { redoImportedBookings, undoImportedBookings } from "@/lib/ledger/bookings/import/stage-bookings";
import { restoreImportedSuppliers, withdrawImportedSuppliers } from "@/lib/ledger/suppliers/save-supplier";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { RedoneImport, UndoneImport } from "./csv-import.model";
import { selectImport, updateStatus } from "./csv-import.sql";

/**
 * Deletes the bookings of an import except those with payments, and the suppliers that it created and nothing uses.
 * Undoing twice changes nothing more.
 */
export function undoCsvImport(ctx: Context, id: string): Promise<UndoneImport> {
  return inTransaction(ctx, async (tx) => {
    const before = await selectImport(tx, ownerOf(tx), id, "update");
    if (!before) throw new Failure("NOT_FOUND");
    if (before.status === "UNDONE") return { removed: 0, kept: 0, suppliers: 0 };
    if (before.status !== "DONE") throw new Failure("CONFLICT", "This import has not ended.");
    const { removed, kept } = await undoImportedBookings(tx, id);
    const suppliers = await withdrawImportedSuppliers(tx, id);
    await updateStatus(tx, ownerOf(tx), id, { status: "UNDONE", undoneAt: tx.now });
    return { removed, kept, suppliers };
  });
}

/**
 * Restores what undoing an import deleted. A booking whose confirmation number has been taken since then stays deleted.
 */
export function redoCsvImport(ctx: Context, id: string): Promise<RedoneImport> {
  return inTransaction(ctx, async (tx) => {
    const before = await selectImport(tx, ownerOf(tx), id, "update");
    if (!before) throw new Failure("NOT_FOUND");
    if (before.status !== "UNDONE" || !before.undoneAt) return { restored: 0, suppliers: 0 };
    const restored = await redoImportedBookings(tx, id, before.undoneAt);
    const suppliers = await restoreImportedSuppliers(tx, id, before.undoneAt);
    await updateStatus(tx, ownerOf(tx), id, { status: "DONE", undoneAt: null });
    return { restored, suppliers };
  });
}
