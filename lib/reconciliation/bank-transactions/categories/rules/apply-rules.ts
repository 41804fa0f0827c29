import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Tx } from "@/lib/platform/context/transaction";
import { refreshTransactionStatus } from "../../write-transaction-status";
import { type LiveRule, ruleFor } from "./rule.model";
import { lockUntouched, type OpenLine, selectLiveRules, selectOpenLines, updateByRules } from "./rule.sql";

const STRETCH = 1_000;

type Said = { readonly line: OpenLine; readonly rule: LiveRule };

/**
 * Applies the category rules to these transactions or, if `ids` is null, to all open ones, and returns how many it
 * ignored. `only` limits it to the lines of one rule. Transactions that are linked, proposed, claimed or were decided
 * by hand stay unchanged, as do lines for which rules disagree. Requires a system transaction.
 */
export async function applyRules(tx: Tx, ids: readonly string[] | null, only?: string): Promise<number> {
  const rules = await selectLiveRules(tx);
  const asked = only === undefined ? rules : rules.filter(({ id }) => id === only);
  if (asked.length === 0 || ids?.length === 0) return 0;
  const said = (await selectOpenLines(tx, asked, ids)).flatMap((line) => {
    const rule = ruleFor(rules, line);
    if (rule === null || rule === "disputed" || (only !== undefined && ruleFor(asked, line) === null))
      return [];
    return [{ line, rule }];
  });
  let count = 0;
  for (let from = 0; from < said.length; from += STRETCH)
    count += await putAside(tx, said.slice(from, from + STRETCH));
  return count;
}

async function putAside(tx: Tx, said: readonly Said[]): Promise<number> {
  const untouched = await lockUntouched(
    tx,
    said.map(({ line }) => line.id),
  );
  const kept = said.flatMap(({ line: { id }, rule }) => {
    const status = untouched.get(id);
    return status === undefined ? [] : [{ id, rule, status }];
  });
  if (kept.length === 0) return 0;
  await updateByRules(tx, kept);
  await refreshTransactionStatus(
    tx,
    kept.map(({ id }) => id),
  );
  await recordAudit(
    tx,
    ...kept.map(({ id, rule: { category, note, words }, status }) => ({
      action: "bank-transaction.categorise",
      entity: "bank-transaction",
      entityId: id,
      before: { status },
      after: { category, note, byRule: words.join(" ") },
    })),
  );
  return kept.length;
}
