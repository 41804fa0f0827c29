import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { selectPicture } from "./picture.sql";

/** The picture that the person who asks has chosen of themself; null where there is none. */
export function readPicture(ctx: Context): ReturnType<typeof selectPicture> {
  return inReadTransaction(ctx, selectPicture);
}
