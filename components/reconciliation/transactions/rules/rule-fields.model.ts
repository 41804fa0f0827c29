import { CATEGORIES } from "@/lib/platform/base/addresses/admin-addresses.model";
import { DIRECTIONS } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";

/** The values of the rule form; empty ones don't restrict the rule. */
export type RuleFields = {
  readonly words: string;
  readonly category: string;
  readonly accountId: string;
  readonly direction: string;
  readonly note: string;
  /** Whether the rule is also applied to open transactions. */
  readonly appliesNow: boolean;
};

/** Converts the form to the server's input. An unknown category becomes undefined, which the server rejects. */
export function ruleInput({ words, category, accountId, direction, note }: RuleFields) {
  return {
    words,
    category: CATEGORIES.find((one) => one === category) as (typeof CATEGORIES)[number],
    accountId: accountId || null,
    direction: DIRECTIONS.find((one) => one === direction) ?? null,
    note: note || null,
  };
}
