import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { queryOf, uploadOf } from "@/lib/delivery/request";
import { adminOnly } from "@/lib/platform/context/context";
import { importStatement } from "@/lib/reconciliation/bank-transactions/import/import-statement";
import { planUploaded } from "@/lib/reconciliation/bank-transactions/import/plan-uploaded";
import {
  readStatementUpload,
  STATEMENT_UPLOAD_BYTES,
} from "@/lib/reconciliation/bank-transactions/import/read-statement-upload";
import { statementJson } from "@/lib/reconciliation/bank-transactions/import/statement-import.model";

export const maxDuration = 120;

export const POST = endpoint({ access: "admin", seconds: 120 }, async ({ ctx, request }) => {
  adminOnly(ctx);
  const body = await uploadOf(request, STATEMENT_UPLOAD_BYTES);
  const type = request.headers.get("content-type") ?? "";
  const { dryRun, ...upload } = await readStatementUpload(body, type, queryOf(request));
  const plan = await planUploaded(ctx, upload);
  return statementJson(plan, dryRun ? null : await importStatement(ctx, plan.id));
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
