import "server-only";
import { createHash } from "node:crypto";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction } from "@/lib/platform/context/transaction";
import { isPicture, NOT_A_PICTURE } from "./picture.model";
import { deletePicture, selectPicture, upsertPicture } from "./picture.sql";
import type { PictureUpload } from "./picture-upload.model";

const VERSION_LENGTH = 16;

/**
 * Saves the profile picture that the acting person has chosen. Throws INVALID_INPUT for anything that is not in the
 * stored format.
 */
export function savePicture(ctx: Context, { picture }: PictureUpload): Promise<void> {
  const jpeg = Buffer.from(picture, "base64");
  if (!isPicture(jpeg)) {
    const fields = { picture: [NOT_A_PICTURE] };
    return Promise.reject(new Failure("INVALID_INPUT", NOT_A_PICTURE, { fields }));
  }
  const version = createHash("sha256").update(jpeg).digest("hex").slice(0, VERSION_LENGTH);
  return inTransaction(ctx, (tx) => upsertPicture(tx, jpeg, version));
}

/** Removes the picture; the one from the sign-in provider is shown again, if there is one. */
export function removePicture(ctx: Context): Promise<void> {
  return inTransaction(ctx, deletePicture);
}

/** Returns the profile picture that the acting person has chosen; null where there is none. */
export function readPicture(ctx: Context): ReturnType<typeof selectPicture> {
  return inReadTransaction(ctx, selectPicture);
}
