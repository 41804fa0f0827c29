import { endpoint } from "@/lib/delivery/endpoint";
import { idIn } from "@/lib/platform/base/id";
import { rulePutBack } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";
import { putBackRule } from "@/lib/reconciliation/bank-transactions/categories/rules/take-back-rule";

export const POST = endpoint({ access: "admin", body: rulePutBack, seconds: 60 }, ({ ctx, params, body }) =>
  putBackRule(ctx, idIn(params), body.at),
);
