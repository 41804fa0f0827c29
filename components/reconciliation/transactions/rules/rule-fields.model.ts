import { CATEGORIES } from "@/lib/platform/base/addresses/admin-addresses.model";
import { DIRECTIONS } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";

/** A rule as its form holds it; what is empty isn't said. */
export type RuleFields = {
  readonly words: string;
  readonly category: string;
  readonly accountId: string;
  readonly direction: string;
  readonly note: string;
  /** Whether it is applied to what is open as well. */
  readonly appliesNow: boolean;
};

/** What the server takes of it. Without a category it refuses the first one that isn't one. */
export function ruleInput({ words, category, accountId, direction, note }: RuleFields) {
  return {
    words,
    category: CATEGORIES.find((one) => one === category) as (typeof CATEGORIES)[number],
    accountId: accountId || null,
    direction: DIRECTIONS.find((one) => one === direction) ?? null,
    note: note || null,
  };
}
