import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { counted } from "@/lib/platform/base/text";
import type { Context } from "@/lib/platform/context/context";
import { inAdminTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { TurnedImport } from "./statement-import.model";
import {
  lockImport,
  lockImported,
  restoreImported,
  updateImport,
  withdrawImported,
} from "./statement-import.sql";

/**
 * Withdraws the transactions of an import. Throws CONFLICT with the count if some of them are linked. Undoing twice
 * changes nothing more.
 */
export function undoStatement(ctx: Context, id: string): Promise<TurnedImport> {
  return inAdminTransaction(ctx, async (tx) => {
    const before = await ended(tx, id);
    if (before.undoneAt) return { count: 0 };
    const { count, linked } = await lockImported(tx, id);
    if (linked > 0) throw stillLinked(linked, count);
    await withdrawImported(tx, id);
    await updateImport(tx, id, { undoneAt: tx.now });
    await recordAudit(tx, {
      action: "statement.undo",
      entity: "statement_import",
      entityId: id,
      after: { count },
    });
    return { count };
  });
}

/** Restores the transactions that undoing an import withdrew, except lines that have been imported again since. */
export function restoreStatement(ctx: Context, id: string): Promise<TurnedImport> {
  return inAdminTransaction(ctx, async (tx) => {
    const before = await ended(tx, id);
    if (!before.undoneAt) return { count: 0 };
    const count = await restoreImported(tx, id, before.undoneAt);
    await updateImport(tx, id, { undoneAt: null });
    await recordAudit(tx, {
      action: "statement.restore",
      entity: "statement_import",
      entityId: id,
      after: { count },
    });
    return { count };
  });
}

async function ended(tx: Tx, id: string) {
  const before = await lockImport(tx, id);
  if (!before) throw new Failure("NOT_FOUND");
  if (!before.importedAt) throw new Failure("CONFLICT", "This file has not been imported.");
  return before;
}

function stillLinked(linked: number, count: number): Failure {
  const are = linked === 1 ? "is" : "are";
  const words = `${linked.toLocaleString("en-US")} of ${counted(count, "line")} ${are} matched. Unmatch ${linked === 1 ? "it" : "them"} first.`;
  return new Failure("CONFLICT", words, { facts: { linked } });
}
