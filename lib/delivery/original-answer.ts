import "server-only";
import type { Original } from "@/lib/inbox/emails/read-original";

/** Returns an original email as a file that no browser opens by itself. */
export function originalAnswer({ raw, name }: Original): Response {
  return new Response(new Uint8Array(raw), {
    headers: {
      "content-type": "message/rfc822",
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
