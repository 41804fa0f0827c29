import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { uploadOf } from "@/lib/delivery/request";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload, UPLOAD_BYTES } from "@/lib/imports/read-upload";

export const maxDuration = 120;

export const POST = endpoint({ keys: "write", seconds: 120 }, async ({ ctx, request }) => {
  const body = await uploadOf(request, UPLOAD_BYTES);
  return importCsv(ctx, await readUpload(body, request.headers.get("content-type") ?? ""));
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
