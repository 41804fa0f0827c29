import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { selectSupplier } from "./supplier-list.sql";
import { upsertPreferences } from "./supplier-write.sql";

/** Removes a supplier from this agent's lists and suggestions; its bookings stay as they are. */
export function deactivateSupplier(ctx: Context | Tx, id: string): Promise<void> {
  return turned(ctx, id, "supplier.deactivate", (tx) => tx.now);
}

/** Reactivates a deactivated supplier. */
export function reactivateSupplier(ctx: Context | Tx, id: string): Promise<void> {
  return turned(ctx, id, "supplier.reactivate", () => null);
}

function turned(ctx: Context | Tx, id: string, action: string, at: (tx: Tx) => Date | null): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    if (!(await selectSupplier(tx, owner, id))) throw new Failure("NOT_FOUND");
    await upsertPreferences(tx, owner, id, { deactivatedAt: at(tx) });
    await recordAudit(tx, { action, entity: "supplier", entityId: id });
  });
}
