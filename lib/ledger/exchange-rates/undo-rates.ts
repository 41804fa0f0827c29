import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { lockImport, withdrawRates } from "./rate-import.sql";

/**
 * Takes an import of rates back: what it had gone before counts again. Payments keep the rate by which they were counted.
 * CONFLICT where it was taken back before. For administrators.
 */
export function undoRates(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const brought = await lockImport(tx, id);
    if (!brought) throw new Failure("CONFLICT", "These rates were taken back already.");
    await withdrawRates(tx, id);
    await recordAudit(tx, {
      action: "exchange-rate.undo-import",
      entity: "exchange-rates",
      entityId: id,
      before: { source: brought.source, rates: brought.rateCount },
    });
  });
}
