import { MOST_PICTURE_BYTES, NOT_A_PICTURE, PICTURE_SIDE } from "@/lib/accounts/users/picture/picture.model";

/** How sharp it may be, the best first: the first that is small enough is taken. */
const QUALITIES = [0.9, 0.75, 0.5];

/**
 * The middle of a picture as a small square JPEG, in base64. Painted anew, it says no more of where it was taken.
 * Fails with an Error in words for people where it can't be read.
 */
export async function smallPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const paper = canvas.getContext("2d");
  if (!picture || !paper) throw new Error(NOT_A_PICTURE);
  const { width, height } = picture;
  const side = Math.min(width, height);
  // What was transparent is white.
  paper.fillStyle = "white";
  paper.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(
    picture,
    (width - side) / 2,
    (height - side) / 2,
    side,
    side,
    0,
    0,
    PICTURE_SIDE,
    PICTURE_SIDE,
  );
  picture.close();
  for (const quality of QUALITIES) {
    const url = canvas.toDataURL("image/jpeg", quality);
    const jpeg = url.slice(url.indexOf(",") + 1);
    if ((jpeg.length * 3) / 4 <= MOST_PICTURE_BYTES) return jpeg;
  }
  throw new Error(NOT_A_PICTURE);
}
