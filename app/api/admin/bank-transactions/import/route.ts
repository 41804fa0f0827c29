import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { queryOf } from "@/lib/delivery/request";
import { importStatement } from "@/lib/reconciliation/bank-transactions/import/import-statement";
import { planUploaded } from "@/lib/reconciliation/bank-transactions/import/plan-uploaded";
import {
  readStatementUpload,
  STATEMENT_UPLOAD_BYTES,
} from "@/lib/reconciliation/bank-transactions/import/read-statement-upload";
import { statementJson } from "@/lib/reconciliation/bank-transactions/import/statement-import.model";

export const maxDuration = 120;

const shape = { access: "admin", seconds: 120, once: true, upload: STATEMENT_UPLOAD_BYTES } as const;

export const POST = endpoint(shape, async ({ ctx, request, upload: body }) => {
  const type = request.headers.get("content-type") ?? "";
  const { dryRun, ...upload } = await readStatementUpload(body, type, queryOf(request));
  const plan = await planUploaded(ctx, upload);
  return statementJson(plan, dryRun ? null : await importStatement(ctx, plan.id));
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
