import "server-only";
import { findOrCreateSupplier } from "@/lib/ledger/suppliers/find-or-create-supplier";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { ChaseDraft } from "./chase.model";
import { insertChase, undoChaseRow } from "./chase.sql";

/** Writes down that a supplier was asked for its overdue commission, or is left alone until a day; answers the note's id, for undoing it. */
export function logChase(ctx: Context, draft: ChaseDraft): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const supplier = await findOrCreateSupplier(tx, { id: draft.supplierId });
    const id = await insertChase(tx, ownerOf(tx), { ...draft, supplierId: supplier.id });
    await recordAudit(tx, {
      action: `chase.${draft.kind}`,
      entity: "supplier",
      entityId: supplier.id,
      after: { channel: draft.channel ?? null, until: draft.until ?? null },
    });
    return id;
  });
}

/** Takes a logged contact or a snooze back. One that is taken back already stays so. */
export function undoChase(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const undone = await undoChaseRow(tx, ownerOf(tx), id);
    if (!undone) return;
    await recordAudit(tx, {
      action: `chase.undo-${undone.kind}`,
      entity: "supplier",
      entityId: undone.supplierId,
      before: { channel: undone.channel, until: undone.until },
    });
  });
}
