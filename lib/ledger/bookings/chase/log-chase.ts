import "server-only";
import { findOrCreateSupplier } from "@/lib/ledger/suppliers/find-or-create-supplier";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { invalidField } from "@/lib/platform/base/failure";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { ChaseDraft } from "./chase.model";
import { insertChase, undoChaseRow } from "./chase.sql";

/**
 * Records that a supplier was contacted about its overdue commission, or isn't to be chased until a day. Returns the
 * note's id, by which it can be undone. INVALID_INPUT for a promise of a day that has passed: a year is easily mistyped, and
 * the supplier would be chased at once.
 */
export function logChase(ctx: Context, draft: ChaseDraft): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { kind, until } = draft;
    if (kind === "promised" && until && until < dayIn(tx.now, timeZoneOf(tx)))
      throw invalidField("until", "This day has passed");
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

/** Undoes a logged contact or snooze; does nothing if it was undone before. */
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
