import { readPicture } from "@/lib/accounts/users/picture/picture";
import { pictureQuery } from "@/lib/accounts/users/picture/picture-upload.model";
import { endpoint } from "@/lib/delivery/endpoint";
import { pictureAnswer } from "@/lib/delivery/file-answer";

export const GET = endpoint({ query: pictureQuery }, async ({ ctx, query }) =>
  pictureAnswer(await readPicture(ctx), query.v),
);
