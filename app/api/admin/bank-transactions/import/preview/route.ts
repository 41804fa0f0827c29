import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { queryOf } from "@/lib/delivery/request";
import { planStatement } from "@/lib/reconciliation/bank-transactions/import/plan-statement";
import {
  readStatementUpload,
  STATEMENT_UPLOAD_BYTES,
} from "@/lib/reconciliation/bank-transactions/import/read-statement-upload";

export const maxDuration = 120;

const shape = { access: "admin", seconds: 120, upload: STATEMENT_UPLOAD_BYTES } as const;

export const POST = endpoint(shape, async ({ ctx, request, upload: body }) => {
  const upload = await readStatementUpload(body, request.headers.get("content-type") ?? "", queryOf(request));
  return planStatement(ctx, upload, { guesses: false });
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
