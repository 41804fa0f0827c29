import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { queryOf, uploadOf } from "@/lib/delivery/request";
import { adminOnly } from "@/lib/platform/context/context";
import { planStatement } from "@/lib/reconciliation/bank-transactions/import/plan-statement";
import {
  readStatementUpload,
  STATEMENT_UPLOAD_BYTES,
} from "@/lib/reconciliation/bank-transactions/import/read-statement-upload";

export const maxDuration = 120;

export const POST = endpoint({ access: "admin", seconds: 120 }, async ({ ctx, request }) => {
  adminOnly(ctx);
  const body = await uploadOf(request, STATEMENT_UPLOAD_BYTES);
  const upload = await readStatementUpload(body, request.headers.get("content-type") ?? "", queryOf(request));
  return planStatement(ctx, upload, { guesses: false });
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
