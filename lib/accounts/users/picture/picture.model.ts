import { jpegSize } from "@/lib/platform/base/pictures/jpeg-size";

/** A profile picture is stored as a square of this many pixels per side, with at most this many bytes. */
export const PICTURE_SIDE = 256;
export const MOST_PICTURE_BYTES = 100_000;

/**
 * The types of files that may be chosen. The browser converts them to the small square, which removes the metadata on
 * when and where the picture was taken.
 */
export const PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];
const MOST_CHOSEN_BYTES = 10_000_000;

export const NOT_A_PICTURE = "This picture can't be read. Choose a JPEG, PNG or WebP picture.";
const TOO_LARGE = "The picture is larger than 10 MB.";

/** The address of a picture that a person has chosen themself. */
export const OWN_PICTURE = "/api/users/me/picture?v=";

/** Whether a person's picture was chosen here, and so can be removed. */
export function isOwnPicture(image: string | null): boolean {
  return image?.startsWith(OWN_PICTURE) ?? false;
}

/** Returns what is wrong with a chosen file before it is opened; null for nothing. */
export function problemOfFile({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!PICTURE_TYPES.includes(type)) return NOT_A_PICTURE;
  return size > MOST_CHOSEN_BYTES ? TOO_LARGE : null;
}

/**
 * Whether bytes are a picture in the stored format: a JPEG of exactly the right size, so that it can't decode to
 * something large.
 */
export function isPicture(bytes: Uint8Array): boolean {
  const size = bytes.length <= MOST_PICTURE_BYTES ? jpegSize(bytes) : null;
  return size?.width === PICTURE_SIDE && size.height === PICTURE_SIDE;
}
