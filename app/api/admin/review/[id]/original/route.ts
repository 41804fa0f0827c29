import { readReviewOriginal } from "@/lib/ai-review/read-review";
import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) => {
  const { raw, name } = await readReviewOriginal(ctx, idIn(params));
  return new Response(new Uint8Array(raw), {
    headers: {
      "content-type": "message/rfc822",
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
});
