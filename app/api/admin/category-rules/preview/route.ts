import { endpoint } from "@/lib/delivery/endpoint";
import { previewRule } from "@/lib/reconciliation/bank-transactions/categories/rules/change-rule";
import { ruleBody } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";

export const POST = endpoint({ access: "admin", body: ruleBody }, ({ ctx, body }) => {
  const { replaces, appliesNow: _, ...draft } = body;
  return previewRule(ctx, draft, replaces);
});
