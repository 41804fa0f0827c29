import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { folded } from "@/lib/platform/base/text";
import type { Context } from "@/lib/platform/context/context";
import { allowLongStatements } from "@/lib/platform/context/statement";
import { inAdminTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { agrees, totalsWords } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import { rememberCsvMapping } from "../accounts/account.sql";
import { enqueueMatching } from "../matcher/enqueue-matching";
import type { StatementImport } from "./statement-import.model";
import {
  selectImport,
  selectPlan,
  tryLockImport,
  updateImport,
  updateProcessed,
} from "./statement-import.sql";
import {
  deleteLines,
  insertTransactions,
  type NewTransaction,
  type StoredLine,
  selectDoubleIds,
  selectStretch,
} from "./statement-plan.sql";

const STRETCH = 1_000;

/**
 * Imports a planned statement: every line that the account doesn't have yet becomes a transaction. All of it happens in
 * one database transaction. For a finished import, returns its result. Throws CONFLICT while the import is running, and
 * if it has been undone.
 */
export async function importStatement(ctx: Context, id: string): Promise<StatementImport> {
  return inAdminTransaction(ctx, async (tx) => {
    if (!(await tryLockImport(tx, id))) throw new Failure("CONFLICT", "This import is still running.");
    const plan = await selectPlan(tx, id);
    if (!plan) throw new Failure("NOT_FOUND");
    if (plan.undoneAt) throw new Failure("CONFLICT", "This import has been undone. Restore it instead.");
    if (!plan.importedAt) await imported(ctx, tx, plan);
    const done = await selectImport(tx, id);
    if (!done) throw new Failure("NOT_FOUND");
    return done;
  });
}

type Plan = NonNullable<Awaited<ReturnType<typeof selectPlan>>>;

async function imported(
  ctx: Context,
  tx: Tx,
  { id, accountId, lineCount, csv, totals }: Plan,
): Promise<void> {
  await allowLongStatements(tx);
  const doubles = await selectDoubleIds(tx, id, accountId);
  let [added, processed, after] = [0, 0, ""];
  for (;;) {
    const lines = await selectStretch(tx, id, after, STRETCH);
    const last = lines.at(-1);
    if (!last) break;
    added += await insertTransactions(
      tx,
      id,
      accountId,
      lines.map((line) => transactionOf(line, doubles)),
    );
    processed += lines.length;
    after = last.importKey;
    tellProgress(ctx, id, processed);
  }
  await deleteLines(tx, id);
  await updateImport(tx, id, { addedCount: added, processedCount: processed, importedAt: tx.now });
  if (csv) await rememberCsvMapping(tx, accountId, csv);
  const accepted = totals.filter((total) => !agrees(total)).map(totalsWords);
  if (added > 0) await enqueueMatching(tx, { importId: id });
  await recordAudit(tx, {
    action: "statement.import",
    entity: "statement_import",
    entityId: id,
    after: {
      accountId,
      lines: lineCount,
      added,
      ...(accepted.length > 0 ? { acceptedTotals: accepted.join(" ") } : {}),
    },
  });
}

function transactionOf({ n, memo, payer }: StoredLine, doubles: ReadonlyMap<number, string>): NewTransaction {
  const words = payer === null || memo.includes(payer) ? memo : `${memo} ${payer}`;
  return { n, id: newId(), search: folded(words), double: doubles.get(n) ?? null };
}

/**
 * Stores the progress in a separate transaction, so that others see it while the import runs. Nothing waits for it, and
 * failures are ignored.
 */
function tellProgress(ctx: Context, id: string, processed: number): void {
  inSystemTransaction(ctx, (tx) => updateProcessed(tx, id, processed)).catch(() => undefined);
}
