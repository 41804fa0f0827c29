import { endpoint } from "@/lib/delivery/endpoint";
import { idIn } from "@/lib/platform/base/id";
import { ignoreAgainByRule } from "@/lib/reconciliation/bank-transactions/categories/rules/change-rule";
import { rulePutBack } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";

export const POST = endpoint({ access: "admin", body: rulePutBack, seconds: 60 }, ({ ctx, params, body }) =>
  ignoreAgainByRule(ctx, idIn(params), body.at),
);
