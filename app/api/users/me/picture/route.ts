import { endpoint } from "@/lib/delivery/endpoint";
import { pictureAnswer } from "@/lib/delivery/picture-answer";
import { pictureQuery } from "@/lib/users/picture/picture-upload.model";
import { readPicture } from "@/lib/users/picture/read-picture";

export const GET = endpoint({ query: pictureQuery }, async ({ ctx, query }) =>
  pictureAnswer(await readPicture(ctx), query.v),
);
