import { type Resource, setResource } from "@/lib/platform/api-client/resource";
import { callAction, runAction } from "@/lib/platform/api-client/run-action";
import type { CategoryRule } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";
import { listRulesAction } from "../actions";

export const RULES: Resource<readonly CategoryRule[]> = {
  key: ["category-rules"],
  ask: () => callAction(listRulesAction, {}),
};

/** Fetches the list of rules again after one was saved or ended. */
export async function refreshRules(): Promise<void> {
  const rules = await runAction(listRulesAction, {});
  setResource(RULES, () => rules);
}
