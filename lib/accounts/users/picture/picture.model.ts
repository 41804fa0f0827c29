import { jpegSize } from "@/lib/platform/base/pictures/jpeg-size";

/** A picture is kept as a square of so many pixels, and of so many bytes at most. */
export const PICTURE_SIDE = 256;
export const MOST_PICTURE_BYTES = 100_000;

/** What may be chosen; the browser makes the small square of it, which leaves behind where and when it was taken. */
export const PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];
const MOST_CHOSEN_BYTES = 10_000_000;

export const NOT_A_PICTURE = "This picture can't be read. Choose a JPEG, PNG or WebP picture.";
const TOO_LARGE = "The picture is larger than 10 MB.";

/** Where the picture is that a person chose themself. */
export const OWN_PICTURE = "/api/users/me/picture?v=";

/** Whether the picture of a person's record was chosen here, and can be removed. */
export function isOwnPicture(image: string | null): boolean {
  return image?.startsWith(OWN_PICTURE) ?? false;
}

/** What stops a chosen file before it is opened; null for nothing. */
export function problemOfFile({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!PICTURE_TYPES.includes(type)) return NOT_A_PICTURE;
  return size > MOST_CHOSEN_BYTES ? TOO_LARGE : null;
}

/** Whether bytes are a picture as it is kept: no other format, and none that unfolds into something large. */
export function isPicture(bytes: Uint8Array): boolean {
  const size = bytes.length <= MOST_PICTURE_BYTES ? jpegSize(bytes) : null;
  return size?.width === PICTURE_SIDE && size.height === PICTURE_SIDE;
}
