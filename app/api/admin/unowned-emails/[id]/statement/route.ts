import { endpoint } from "@/lib/delivery/endpoint";
import { idIn } from "@/lib/platform/base/id";
import { attachedStatementBody } from "@/lib/reconciliation/bank-transactions/import/mail/attached-statement.model";
import { planAttachedStatement } from "@/lib/reconciliation/bank-transactions/import/mail/attached-statements";

export const maxDuration = 120;

export const POST = endpoint(
  { access: "admin", body: attachedStatementBody, seconds: 120 },
  ({ ctx, params, body }) => planAttachedStatement(ctx, idIn(params), body),
);
