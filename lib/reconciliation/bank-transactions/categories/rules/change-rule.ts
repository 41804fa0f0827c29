import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inAdminReadTransaction, inAdminTransaction, type Tx } from "@/lib/platform/context/transaction";
import { selectAccounts } from "../../accounts/account.sql";
import { enqueueMatching } from "../../matcher/enqueue-matching";
import { refreshTransactionStatus } from "../../write-transaction-status";
import { applyRules } from "./apply-rules";
import {
  type CategoryRule,
  type LiveRule,
  type RuleDraft,
  type RulePreview,
  type RuleTakenBack,
  ruleFor,
} from "./rule.model";
import {
  countByRule,
  hasRule,
  type IgnoredByRule,
  insertRule,
  selectLiveRules,
  selectOpenLines,
  selectRules,
  updateEnded,
  updatePutBack,
  updateTakenBack,
} from "./rule.sql";

/** Returns the active rules, oldest first. */
export function listRules(ctx: Context): Promise<CategoryRule[]> {
  return inAdminReadTransaction(ctx, selectRules);
}

/** A new rule. The caller generates `id`, so that repeating the call doesn't add it twice. */
type New = {
  readonly id: string;
  readonly draft: RuleDraft;
  /** The id of a rule that ends when this one starts. */
  readonly replaces: string | null;
  /** Whether to apply the rule to the open transactions now. */
  readonly appliesNow: boolean;
};

/**
 * Adds a rule, replacing another one if a rule is being changed. Returns how many open transactions it ignored at once.
 * Throws CONFLICT if the replaced rule has already ended, and NOT_FOUND for an unknown account.
 */
export function saveRule(
  ctx: Context,
  { id, draft, replaces, appliesNow }: New,
): Promise<{ readonly count: number }> {
  return inAdminTransaction(ctx, async (tx) => {
    if (draft.accountId !== null) await accountThere(tx, draft.accountId);
    if (!(await insertRule(tx, id, draft)))
      return { count: (await selectRules(tx)).find((rule) => rule.id === id)?.count ?? 0 };
    if (replaces !== null) await ended(tx, replaces);
    await recordAudit(tx, {
      action: "category-rule.add",
      entity: "category-rule",
      entityId: id,
      after: factsOf({ id, ...draft }),
    });
    return { count: appliesNow ? await applyRules(tx, null, id) : 0 };
  });
}

async function accountThere(tx: Tx, id: string): Promise<void> {
  if ((await selectAccounts(tx)).some((account) => account.id === id)) return;
  const message = "Bank account not found.";
  throw new Failure("NOT_FOUND", message, { fields: { accountId: [message] } });
}

/**
 * Ends a rule. Transactions it ignored stay ignored. Throws NOT_FOUND if it doesn't exist, CONFLICT if it has already
 * ended.
 */
export function endRule(ctx: Context, id: string): Promise<void> {
  return inAdminTransaction(ctx, (tx) => ended(tx, id));
}

async function ended(tx: Tx, id: string): Promise<void> {
  const rule = await updateEnded(tx, id);
  if (!rule) {
    if (await hasRule(tx, id)) throw new Failure("CONFLICT", "This rule has ended already.");
    throw new Failure("NOT_FOUND");
  }
  await recordAudit(tx, {
    action: "category-rule.end",
    entity: "category-rule",
    entityId: id,
    before: factsOf(rule),
  });
}

function factsOf({ words, accountId, direction, category, note }: LiveRule) {
  return { words: words.join(" "), accountId, direction, category, note };
}

const SHOWN = 5;

/**
 * Returns the open transactions that a rule would ignore, newest first. `replaces` is the rule that it would replace.
 */
export function previewRule(ctx: Context, draft: RuleDraft, replaces: string | null): Promise<RulePreview> {
  return inAdminReadTransaction(ctx, async (tx) => {
    const others = (await selectLiveRules(tx)).filter(({ id }) => id !== replaces);
    const rule = { ...draft, id: "new" };
    const fitting = (await selectOpenLines(tx, [rule], null)).filter(
      (line) => ruleFor([rule], line) !== null,
    );
    const taken = fitting.filter((line) => ruleFor([...others, rule], line) !== "disputed");
    return {
      count: taken.length,
      disputed: fitting.length - taken.length,
      first: taken.slice(0, SHOWN).map(({ id, memo, bookedOn, amountMinor, currency }) => ({
        id,
        memo,
        bookedOn,
        amount: { minor: amountMinor, currency },
      })),
    };
  });
}

/**
 * Restores all transactions that a rule ignored, so that the matcher examines them again; the rule stays active.
 * Transactions in locked months stay ignored and are counted. `at` in the result identifies this action for
 * `ignoreAgainByRule`, which undoes it. Throws NOT_FOUND if there is no such rule, CONFLICT if there is nothing to restore.
 */
export function restoreIgnoredByRule(ctx: Context, id: string): Promise<RuleTakenBack> {
  return inAdminTransaction(ctx, async (tx) => {
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
  return inAdminTransaction(ctx, async (tx) => {
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
