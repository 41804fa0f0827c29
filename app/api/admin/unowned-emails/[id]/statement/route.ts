import { attachedStatementBody } from "@/lib/bank-transactions/import/mail/attached-statement.model";
import { planAttachedStatement } from "@/lib/bank-transactions/import/mail/plan-attached-statement";
import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";

export const maxDuration = 120;

export const POST = endpoint(
  { access: "admin", body: attachedStatementBody, seconds: 120 },
  ({ ctx, params, body }) => planAttachedStatement(ctx, idIn(params), body),
);
