import { afterAnswer } from "@/lib/delivery/after-answer";
import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { importFiles } from "@/lib/inbox/emails/intake/import-files";
import { IMPORT_LIMITS } from "@/lib/inbox/emails/intake/imported-file.model";
import { drainFor } from "@/lib/worker/run-jobs";

const BUDGET_MS = 20_000;

export const maxDuration = 120;

const shape = { keys: "write", seconds: maxDuration, once: true, upload: IMPORT_LIMITS.bytes } as const;

export const POST = endpoint(shape, async ({ ctx, request, upload }) => {
  const results = await importFiles(ctx, upload, request.headers.get("content-type") ?? "");
  afterAnswer(() => drainFor(BUDGET_MS));
  return { results };
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
