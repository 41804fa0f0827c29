import { afterAnswer } from "@/lib/delivery/after-answer";
import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { uploadOf } from "@/lib/delivery/request";
import { importFiles } from "@/lib/inbox/emails/intake/import-files";
import { IMPORT_LIMITS } from "@/lib/inbox/emails/intake/imported-file.model";
import { drainFor } from "@/lib/worker/run-jobs";

const BUDGET_MS = 20_000;

export const maxDuration = 120;

export const POST = endpoint({ keys: "write", seconds: maxDuration }, async ({ ctx, request }) => {
  const body = await uploadOf(request, IMPORT_LIMITS.bytes);
  const type = request.headers.get("content-type") ?? "";
  const results = await importFiles(ctx, body, type);
  afterAnswer(() => drainFor(BUDGET_MS));
  return { results };
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
