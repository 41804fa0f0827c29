import { dryRunCsv } from "@/lib/csv-import/dry-run-csv";
import { readUpload, UPLOAD_BYTES } from "@/lib/csv-import/read-upload";
import { endpoint } from "@/lib/delivery/endpoint";
import { bytesOf } from "@/lib/delivery/request";

export const maxDuration = 120;

export const POST = endpoint({ seconds: 120 }, async ({ ctx, request }) => {
  const body = new Uint8Array(await bytesOf(request, UPLOAD_BYTES));
  return dryRunCsv(ctx, await readUpload(body, request.headers.get("content-type") ?? ""));
});
