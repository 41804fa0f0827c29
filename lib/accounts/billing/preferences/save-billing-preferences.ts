import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { upsertPreferences } from "../billing.sql";
import type { BillingPreferences } from "./billing-preferences.model";

/** Saves which billing events the agent wants to be notified of. */
export function saveBillingPreferences(ctx: Context, wanted: BillingPreferences): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await upsertPreferences(tx, ownerOf(tx), wanted);
    await recordAudit(tx, {
      action: "billing-preferences.change",
      entity: "user",
      entityId: ownerOf(tx),
      after: { ...wanted },
    });
  });
}
