import { endpoint } from "@/lib/delivery/endpoint";
import { idIn } from "@/lib/platform/base/id";
import { endRule } from "@/lib/reconciliation/bank-transactions/categories/rules/change-rule";

export const DELETE = endpoint({ access: "admin" }, ({ ctx, params }) => endRule(ctx, idIn(params)));
