import "server-only";
import { createHash } from "node:crypto";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction } from "@/lib/platform/context/transaction";
import { isPicture, NOT_A_PICTURE } from "./picture.model";
import { deletePicture, selectPicture, upsertPicture } from "./picture.sql";
import type { PictureUpload } from "./picture-upload.model";

const VERSION_LENGTH = 16;

/** Keeps the picture that the person who asks has chosen of themself. INVALID_INPUT for what isn't one as it is kept. */
export function savePicture(ctx: Context, { picture }: PictureUpload): Promise<void> {
  const jpeg = Buffer.from(picture, "base64");
  if (!isPicture(jpeg)) {
    const fields = { picture: [NOT_A_PICTURE] };
    return Promise.reject(new Failure("INVALID_INPUT", NOT_A_PICTURE, { fields }));
  }
  const version = createHash("sha256").update(jpeg).digest("hex").slice(0, VERSION_LENGTH);
  return inTransaction(ctx, (tx) => upsertPicture(tx, jpeg, version));
}

/** Forgets it; that of whoever signs them in is shown again, if there is one. */
export function removePicture(ctx: Context): Promise<void> {
  return inTransaction(ctx, deletePicture);
}

/** The picture that the person who asks has chosen of themself; null where there is none. */
export function readPicture(ctx: Context): ReturnType<typeof selectPicture> {
  return inReadTransaction(ctx, selectPicture);
}
