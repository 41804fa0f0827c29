import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { undoChaseRow } from "./chase.sql";

/** Takes a logged contact or a snooze back. One that is taken back already stays so. */
export function undoChase(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const undone = await undoChaseRow(tx, ownerOf(tx), id);
    if (!undone) return;
    await recordAudit(tx, {
      action: "chase.undo",
      entity: "supplier",
      entityId: undone.supplierId,
      before: { kind: undone.kind },
    });
  });
}
