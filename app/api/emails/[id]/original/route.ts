import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { readOriginal } from "@/lib/emails/read-original";

export const GET = endpoint({ keys: "read" }, async ({ ctx, params }) => {
  const { raw, name } = await readOriginal(ctx, idIn(params));
  return new Response(new Uint8Array(raw), {
    headers: {
      "content-type": "message/rfc822",
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
});
