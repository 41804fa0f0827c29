import "server-only";
import type { readPicture } from "@/lib/accounts/users/picture/picture";
import { Failure } from "@/lib/platform/base/failure";

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
