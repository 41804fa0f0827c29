import { endpoint } from "@/lib/delivery/endpoint";
import { newId } from "@/lib/platform/base/id";
import { listRules, saveRule } from "@/lib/reconciliation/bank-transactions/categories/rules/change-rule";
import { ruleBody } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";

export const GET = endpoint({ access: "admin" }, async ({ ctx }) => ({ data: await listRules(ctx) }));

export const POST = endpoint({ access: "admin", body: ruleBody, once: true }, async ({ ctx, body }) => {
  const { replaces, appliesNow, ...draft } = body;
  const id = newId();
  return { id, ...(await saveRule(ctx, { id, draft, replaces, appliesNow })) };
});
