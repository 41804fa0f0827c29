import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { refreshTransactionStatus } from "@/lib/reconciliation/bank-transactions/write-transaction-status";
import { lockWithTransaction } from "../entries/change-entry";
import { lockEntries } from "../report.sql";
import { payLocked } from "./pay-entries";
import { selectOwed } from "./pay-entries.sql";

/**
 * Pays the entries of these reports that were matched after their money had arrived, each in a transaction of its own.
 * An entry that can't be paid, for example because its booking would get more than it is owed, waits for a person. For
 * the system.
 */
export async function payDecided(ctx: Context, reportIds: readonly string[]): Promise<void> {
  const owed = await inSystemTransaction(ctx, (tx) => selectOwed(tx, reportIds));
  for (const { id, reportId } of owed) {
    try {
      await payOne(ctx, reportId, id);
    } catch (error) {
      if (!(error instanceof Failure && error.code === "CONFLICT")) throw error;
    }
  }
}

async function payOne(ctx: Context, reportId: string, id: string): Promise<void> {
  await inSystemTransaction(ctx, async (tx) => {
    const report = await lockWithTransaction(tx, reportId);
    if (!report) return;
    await payLocked(tx, report, await lockEntries(tx, reportId, id), null);
    if (report.transactionId) await refreshTransactionStatus(tx, [report.transactionId]);
  });
}
