import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { dryRunCsv } from "@/lib/imports/dry-run-csv";
import { readUpload, UPLOAD_BYTES } from "@/lib/imports/read-upload";

export const maxDuration = 120;

const shape = { keys: "write", seconds: 120, upload: UPLOAD_BYTES } as const;

export const POST = endpoint(shape, async ({ ctx, request, upload }) =>
  dryRunCsv(ctx, await readUpload(upload, request.headers.get("content-type") ?? "")),
);

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
