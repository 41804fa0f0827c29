import { endpoint } from "@/lib/delivery/endpoint";
import { idIn } from "@/lib/platform/base/id";
import { restoreIgnoredByRule } from "@/lib/reconciliation/bank-transactions/categories/rules/change-rule";

export const POST = endpoint({ access: "admin", seconds: 60 }, ({ ctx, params }) =>
  restoreIgnoredByRule(ctx, idIn(params)),
);
