import { endpoint } from "@/lib/delivery/endpoint";
import { bytesOf } from "@/lib/delivery/request";
import { importFiles } from "@/lib/emails/import-files";
import { IMPORT_LIMITS } from "@/lib/emails/imported-file.model";

export const POST = endpoint({}, async ({ ctx, request }) => {
  const body = await bytesOf(request, IMPORT_LIMITS.bytes);
  const type = request.headers.get("content-type") ?? "";
  return { results: await importFiles(ctx, new Uint8Array(body), type) };
});
