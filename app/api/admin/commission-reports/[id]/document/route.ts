import { endpoint } from "@/lib/delivery/endpoint";
import { idIn } from "@/lib/platform/base/id";
import { readDocument } from "@/lib/reconciliation/commission-reports/import/read-document";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) => {
  const { bytes, name, type } = await readDocument(ctx, idIn(params));
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
});
