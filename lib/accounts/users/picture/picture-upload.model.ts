import { z } from "zod";
import { MOST_PICTURE_BYTES, NOT_A_PICTURE } from "./picture.model";

/** The picture that the browser uploads, in base64. */
export const pictureUpload = z.object({
  picture: z.base64(NOT_A_PICTURE).max(Math.ceil((MOST_PICTURE_BYTES * 4) / 3) + 4, NOT_A_PICTURE),
});
export type PictureUpload = z.output<typeof pictureUpload>;

/** `v` is the version in the picture's address. */
export const pictureQuery = z.object({ v: z.string().max(64).optional() });
