import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload, UPLOAD_BYTES } from "@/lib/imports/read-upload";

export const maxDuration = 120;

const shape = { keys: "write", seconds: 120, once: true, upload: UPLOAD_BYTES } as const;

export const POST = endpoint(shape, async ({ ctx, request, upload }) =>
  importCsv(ctx, await readUpload(upload, request.headers.get("content-type") ?? "")),
);

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
