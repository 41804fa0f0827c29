import { importCsv } from "@/lib/csv-import/import-csv";
import { readUpload, UPLOAD_BYTES } from "@/lib/csv-import/read-upload";
import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { uploadOf } from "@/lib/delivery/request";

export const maxDuration = 120;

export const POST = endpoint({ keys: "write", seconds: 120 }, async ({ ctx, request }) => {
  const body = await uploadOf(request, UPLOAD_BYTES);
  return importCsv(ctx, await readUpload(body, request.headers.get("content-type") ?? ""));
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
