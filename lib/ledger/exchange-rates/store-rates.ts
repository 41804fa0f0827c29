import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { DayRate, RateSource } from "./rate.model";
import { insertRates, lockImport, withdrawRates } from "./rate-import.sql";

type RateImportInput = {
  readonly source: RateSource;
  readonly fileName: string;
  readonly rates: readonly DayRate[];
};

/**
 * Stores the rates that are new or different, each for one pair and day. Returns how many there were and the id of the
 * import, which is null if nothing is new. Needs a system transaction.
 */
export async function storeRates(
  tx: Tx,
  { source, fileName, rates }: RateImportInput,
): Promise<{ readonly importId: string | null; readonly added: number }> {
  const importId = newId();
  const by = tx.actor.kind === "agent" ? tx.actor.id : null;
  const added = await insertRates(tx, { id: importId, source, fileName, by }, rates);
  if (added === 0) return { importId: null, added };
  const days = rates.map(({ day }) => day).sort();
  await recordAudit(tx, {
    action: "exchange-rate.import",
    entity: "exchange-rates",
    entityId: importId,
    after: { source, rates: added, firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null },
  });
  return { importId, added };
}

/**
 * Undoes an import of rates: the rates that it had overridden apply again. Payments keep the rate by which they were
 * converted. Throws CONFLICT if it was undone before. For administrators.
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
