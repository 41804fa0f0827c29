import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enqueueMatching } from "../../matcher/enqueue-matching";
import { refreshTransactionStatus } from "../../write-transaction-status";
import type { RuleTakenBack } from "./rule.model";
import { hasRule } from "./rule.sql";
import { countByRule, type IgnoredByRule, updatePutBack, updateTakenBack } from "./rule-done.sql";

/**
 * Restores all transactions that a rule ignored, so that the matcher examines them again; the rule stays active.
 * Transactions in locked months stay ignored and are counted. `at` in the result identifies this action for
 * `ignoreAgainByRule`, which undoes it. Throws NOT_FOUND if there is no such rule, CONFLICT if there is nothing to restore.
 */
export function restoreIgnoredByRule(ctx: Context, id: string): Promise<RuleTakenBack> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const done = await updateTakenBack(tx, id);
    const locked = await countByRule(tx, id);
    if (done.length === 0) {
      if (!(await hasRule(tx, id))) throw new Failure("NOT_FOUND");
      throw new Failure("CONFLICT", locked > 0 ? LOCKED : "Nothing is put aside by this rule any more.");
    }
    await settled(tx, done, "bank-transaction.restore");
    await enqueueMatching(tx, { transactionIds: done.map((one) => one.id) });
    return { count: done.length, locked, at: tx.now.toISOString() };
  });
}

const LOCKED = "What this rule has put aside is booked in locked months. Unlock them under Books first.";

/**
 * Undoes `restoreIgnoredByRule`: ignores the restored transactions again unless somebody has decided about them since. Returns
 * their number. Throws NOT_FOUND if there is no such rule.
 */
export function ignoreAgainByRule(ctx: Context, id: string, at: string): Promise<{ readonly count: number }> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const done = await updatePutBack(tx, id, at);
    if (done.length === 0 && !(await hasRule(tx, id))) throw new Failure("NOT_FOUND");
    await settled(tx, done, "bank-transaction.categorise");
    return { count: done.length };
  });
}

async function settled(tx: Tx, done: readonly IgnoredByRule[], action: string): Promise<void> {
  if (done.length === 0) return;
  await refreshTransactionStatus(
    tx,
    done.map(({ id }) => id),
  );
  await recordAudit(
    tx,
    ...done.map(({ id, category, note, words }) => {
      const facts = { category, note, byRule: words.join(" ") };
      const change =
        action === "bank-transaction.restore"
          ? { before: { status: "IGNORED", ...facts } }
          : { after: facts };
      return { action, entity: "bank-transaction", entityId: id, ...change };
    }),
  );
}
