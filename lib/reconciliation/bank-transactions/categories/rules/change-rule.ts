import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { selectAccounts } from "../../accounts/account.sql";
import { applyRules } from "./apply-rules";
import type { CategoryRule, LiveRule, RuleDraft } from "./rule.model";
import { hasRule, insertRule, selectRules, updateEnded } from "./rule.sql";

/** Returns the active rules, oldest first. */
export function listRules(ctx: Context): Promise<CategoryRule[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectRules);
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
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
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
  adminOnly(ctx);
  return inSystemTransaction(ctx, (tx) => ended(tx, id));
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
