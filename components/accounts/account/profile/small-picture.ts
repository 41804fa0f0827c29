import { MOST_PICTURE_BYTES, NOT_A_PICTURE, PICTURE_SIDE } from "@/lib/accounts/users/picture/picture.model";

/** JPEG qualities, best first; the first one that yields a small enough file is used. */
const QUALITIES = [0.9, 0.75, 0.5];

/**
 * Returns the middle of a picture as a small square JPEG, in base64. Redrawing removes metadata, such as the
 * location. Throws an Error with a message for the user if the file can't be read.
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
  // Transparent areas become white.
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
