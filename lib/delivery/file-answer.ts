import "server-only";
import type { readPicture } from "@/lib/accounts/users/picture/picture";
import type { Original } from "@/lib/inbox/emails/read-original";
import { Failure } from "@/lib/platform/base/failure";

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

/**
 * Returns a person's picture. Their browser may cache it under the address of this version, and can interpret it only
 * as a picture.
 */
export function pictureAnswer(picture: Awaited<ReturnType<typeof readPicture>>, asked?: string): Response {
  if (!picture) throw new Failure("NOT_FOUND");
  const { jpeg, version } = picture;
  return new Response(new Uint8Array(jpeg), {
    headers: {
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": asked === version ? "private, max-age=31536000, immutable" : "private, no-cache",
    },
  });
}
