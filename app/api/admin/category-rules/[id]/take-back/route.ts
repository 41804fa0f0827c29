import { endpoint } from "@/lib/delivery/endpoint";
import { idIn } from "@/lib/platform/base/id";
import { takeBackRule } from "@/lib/reconciliation/bank-transactions/categories/rules/take-back-rule";

export const POST = endpoint({ access: "admin", seconds: 60 }, ({ ctx, params }) =>
  takeBackRule(ctx, idIn(params)),
);
